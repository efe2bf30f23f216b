// @ts-check
/**
 * Pictures and films to share, made in this browser: the scene as it stands, with the game's title,
 * the players and what has just happened. Nothing is sent anywhere.
 */
import { note } from "../lib/announce.js";
import { the } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/**
 * @typedef {object} About
 * @property {string} title of the game
 * @property {{name: string, colour?: string, won: boolean}[]} players
 * @property {string} said who has won, or what has just happened
 * @property {string} [turned] and on what it turned
 * @property {SVGSVGElement} [scene] another one than the page shows
 * @property {string} [text] what is said with it where it is sent
 * @property {string} file its name, without an ending
 */

const WIDTH = 1200;
const EDGE = 32;
const HEAD = 96; // without the lines of players
const LINE = 44; // of them
const FILM_WIDTH = 960;
const FILM_S = 45; // a film is at most about so long
const STEP_MS = [120, 800]; // the shortest and the longest time for a step
const FADE_MS = 220;
/** Classes of a moment in which somebody may choose: they are no part of a picture. */
const CHOICES = ["legal", "lifted", "kept", "set-back", "picked", "hover", "next"];

/** @param {About} about */
export async function savePicture(about) {
  keep(await pictureOf(about), about);
}

/** Send it to somebody where the system can, else keep it. @param {About} about */
export async function sharePicture(about) {
  const blob = await pictureOf(about);
  const files = [new File([blob], `${about.file}.png`, { type: blob.type })];
  if (!navigator.canShare?.({ files })) return keep(blob, about);
  try {
    await navigator.share({ files, text: about.text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // they think better of it
  }
}

/** With the downloads, which not every browser shows. @param {Blob} picture @param {About} about */
function keep(picture, { file }) {
  save(picture, `${file}.png`);
  note(t("share-saved"));
}

/** @param {About} about @returns {Promise<Blob>} */
async function pictureOf(about) {
  const canvas = await drawn(about, WIDTH);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!(blob instanceof Blob)) throw new Error("no picture");
  return blob;
}

/** Why there is no film: the step that could not be drawn, or the recorder has stopped. */
export class NoFilm extends Error {
  /** @param {"step" | "recorder"} why @param {number} step */
  constructor(why, step) {
    super(why);
    this.why = why;
    this.step = step;
  }
}

/**
 * Record the match step by step.
 * @param {About} about
 * @param {number} total steps
 * @param {(step: number) => Promise<string>} show goes to a step; what is said there
 */
export async function film(about, total, show) {
  const type = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"].find(
    (one) => "MediaRecorder" in window && MediaRecorder.isTypeSupported(one),
  );
  if (!type) return note(t("share-no-film"));
  const pictured = async (/** @type {number} */ step) => {
    try {
      return await drawn({ ...about, said: await show(step) }, FILM_WIDTH);
    } catch {
      throw new NoFilm("step", step);
    }
  };
  progress(t("share-making", { n: 0 }));
  const first = await pictured(0).finally(() => progress(""));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [first.width, first.height];
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  brush.drawImage(first, 0, 0);
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: type, videoBitsPerSecond: 4e6 });
  /** @type {Blob[]} */
  const parts = [];
  recorder.addEventListener("dataavailable", ({ data }) => void parts.push(data));
  let broken = false;
  recorder.addEventListener("error", () => (broken = true));
  const ended = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  recorder.start(1000);
  const stepMs = Math.min(STEP_MS[1], Math.max(STEP_MS[0], (FILM_S * 1000) / Math.max(1, total)));
  try {
    let before = first;
    for (let step = 1; step <= total; step++) {
      progress(t("share-making", { n: 10 * Math.floor((10 * (step - 1)) / total) }));
      const next = await pictured(step);
      if (broken || recorder.state !== "recording") throw new NoFilm("recorder", step);
      await fade(brush, before, next, Math.min(FADE_MS, stepMs / 2));
      await wait(stepMs / 2);
      before = next;
    }
    await wait(1500); // the end is looked at
  } finally {
    if (recorder.state !== "inactive") recorder.stop();
    progress("");
  }
  await ended;
  if (broken || !parts.some((part) => part.size)) throw new NoFilm("recorder", total);
  save(new Blob(parts, { type }), `${about.file}.webm`);
  note(t("share-done"));
}

/** @param {string} text */
function progress(text) {
  const shown = the("film-progress");
  if (shown.textContent !== text) shown.textContent = text; // it is read aloud
  shown.hidden = !text;
}

/**
 * One picture into the next.
 * @param {CanvasRenderingContext2D} brush
 * @param {HTMLCanvasElement} from
 * @param {HTMLCanvasElement} to
 * @param {number} ms
 */
async function fade(brush, from, to, ms) {
  const started = performance.now();
  for (let part = 0; part < 1; ) {
    part = Math.min(1, (performance.now() - started) / ms);
    brush.globalAlpha = 1;
    brush.drawImage(from, 0, 0);
    brush.globalAlpha = part;
    brush.drawImage(to, 0, 0);
    brush.globalAlpha = 1;
    await wait(40);
  }
}

/** The scene with its head. @param {About} about @param {number} width @returns {Promise<HTMLCanvasElement>} */
async function drawn(about, width) {
  const scene = about.scene ?? /** @type {SVGSVGElement} */ (/** @type {unknown} */ (the("scene")));
  const box = scene.viewBox.baseVal;
  const scale = width / WIDTH;
  const high = ((WIDTH - 2 * EDGE) * box.height) / box.width;
  const canvas = document.createElement("canvas");
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const family = getComputedStyle(document.body).fontFamily || "system-ui";
  const pills = placed(brush, about, family);
  const head = HEAD + LINE * ((pills.at(-1)?.line ?? 0) + (about.turned ? 1 : 0.5));
  canvas.width = width;
  canvas.height = Math.round((head + high + EDGE) * scale);
  brush.scale(scale, scale);
  const colour = (/** @type {string} */ name) => resolved(`var(${name})`);
  brush.fillStyle = colour("--paper");
  brush.fillRect(0, 0, WIDTH, canvas.height / scale);
  heading(brush, about, colour, family, pills);
  const picture = await image(await standalone(scene, WIDTH - 2 * EDGE, high));
  brush.drawImage(picture, EDGE, head, WIDTH - 2 * EDGE, high);
  return canvas;
}

/** @typedef {{shown: string, won: boolean, x: number, line: number, wide: number}} Pill a player in the heading */

/**
 * The players beside the title, on as many lines as they need.
 * @param {CanvasRenderingContext2D} brush
 * @param {About} about
 * @param {string} family
 * @returns {Pill[]}
 */
function placed(brush, { title, players }, family) {
  brush.font = `700 30px ${family}`;
  let [x, line] = [EDGE + brush.measureText(title).width + 24, 0];
  brush.font = `600 20px ${family}`;
  return players.map(({ name, won }) => {
    const shown = won ? `★ ${name}` : name;
    const wide = brush.measureText(shown).width + 24;
    if (x + wide > WIDTH - EDGE) [x, line] = [EDGE, line + 1];
    const pill = { shown, won, x, line, wide };
    x += wide + 8;
    return pill;
  });
}

/**
 * @param {CanvasRenderingContext2D} brush
 * @param {About} about
 * @param {(name: string) => string} colour
 * @param {string} family
 * @param {Pill[]} pills
 */
function heading(brush, { title, said, turned }, colour, family, pills) {
  brush.textBaseline = "middle";
  brush.fillStyle = colour("--ink");
  brush.font = `700 30px ${family}`;
  brush.fillText(title, EDGE, 40);
  brush.font = `600 20px ${family}`;
  for (const { shown, won, x, line, wide } of pills) {
    brush.fillStyle = won ? colour("--active") : colour("--pill");
    brush.beginPath();
    brush.roundRect(x, 22 + LINE * line, wide, 36, 18);
    brush.fill();
    brush.fillStyle = won ? colour("--leaf-ink") : colour("--ink");
    brush.fillText(shown, x + 12, 41 + LINE * line);
  }
  const below = 86 + LINE * (pills.at(-1)?.line ?? 0);
  const words = [said, turned ?? ""].map((text) => text.replace(/\s+/g, " ").trim());
  brush.fillStyle = colour("--muted");
  brush.font = `20px ${family}`;
  words.forEach((text, i) => brush.fillText(text, EDGE, below + (i * LINE * 2) / 3, WIDTH - 2 * EDGE - 110));
  brush.textAlign = "right";
  brush.fillText(t("share-made-with"), WIDTH - EDGE, below);
  brush.textAlign = "left";
}

/** A colour as it is here and now, by day or night. @param {string} value */
function resolved(value) {
  const probe = document.createElement("i");
  probe.style.color = value;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** @type {Promise<string> | null} */
let styles = null;

/**
 * The scene as a picture that needs nothing around it: with its style and the symbols that it uses.
 * @param {SVGSVGElement} scene
 * @param {number} width
 * @param {number} height
 */
async function standalone(scene, width, height) {
  styles ??= sheets();
  const copy = /** @type {SVGSVGElement} */ (scene.cloneNode(true));
  for (const one of copy.querySelectorAll("*")) one.classList.remove(...CHOICES);
  copy.querySelector(".marks")?.remove();
  copy.querySelector(".tick")?.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark" || isDark();
  copy.setAttribute("data-theme", dark ? "dark" : "light");
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = await styles;
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  const art = document.querySelector("svg.art");
  for (const one of art?.children ?? []) defs.append(one.cloneNode(true));
  copy.prepend(style, defs);
  return new XMLSerializer().serializeToString(copy);
}

function isDark() {
  const theme = document.documentElement.dataset.theme;
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** What scenes look like: the style sheet that all games share, and the game's own. */
async function sheets() {
  const links = [...document.querySelectorAll("link[rel=stylesheet]")].filter((link) =>
    /scene\.css|\/style\//.test(link.getAttribute("href") ?? ""),
  );
  const texts = await Promise.all(
    links.map(async (link) => (await fetch(link.getAttribute("href") ?? "")).text()),
  );
  return texts.join("\n");
}

/** @param {string} source @returns {Promise<HTMLImageElement>} */
async function image(source) {
  const found = new Image();
  found.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await found.decode();
  return found;
}

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {number} ms */
function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
