// @ts-check
/** At the first match of a game: a question whether somebody would like its lesson first. */
import { propose } from "./dialogs.js";
import { the } from "./dom.js";
import { knowsLesson, rememberLesson } from "./lesson_seen.js";
import { t } from "./texts.js";

const { game = "", lesson = "", lessonMinutes = "", title = "" } = the("table").dataset;

if (!knowsLesson(game)) {
  rememberLesson(game);
  const question = `${t("lesson.offer", { game: title, n: lessonMinutes })} ${t("lesson.stays")}`;
  if ((await propose(question, t("lesson.take"), t("lesson.later"))) === "yes")
    location.href = `${lesson}?back=${location.pathname}`;
}
