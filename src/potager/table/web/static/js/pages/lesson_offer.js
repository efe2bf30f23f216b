// @ts-check
/** At somebody's first choice in a first match of a game: whether they would like its lesson first. */
import { propose } from "../lib/dialogs.js";
import { the } from "../lib/dom.js";
import { knowsLesson, rememberLesson } from "./lesson_seen.js";
import { t } from "../lib/texts.js";

const { game = "", lesson = "", lessonMinutes = "" } = the("table").dataset;

if (!knowsLesson(game)) {
  const prompt = the("prompt");
  await new Promise((resolve) => {
    const look = () => prompt.classList.contains("mine") && resolve(true);
    new MutationObserver(look).observe(prompt, { attributeFilter: ["class"] });
    look();
  });
  rememberLesson(game);
  const question = `${t("lesson-offer", { n: lessonMinutes })} ${t("lesson-stays")}`;
  if ((await propose(question, t("lesson-take"), t("lesson-later"))) === "yes")
    location.href = `${lesson}?back=${location.pathname}`;
}
