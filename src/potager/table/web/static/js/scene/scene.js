// @ts-check
/**
 * The stage: draws scenes as SVG and goes from one to the next. Sprites are known by their key, so
 * what changed its place moves there, and what stayed is not touched.
 *
 * A sprite is <g class="sprite …"> around one <use>, <text>, <path> or <rect>, as in pictures made
 * by the server: both take their look from scene.css.
 */
import { svg } from "../lib/dom.js";
import { colourOf, drawingOf, isFace } from "./faces.js";
import { play, transform } from "./motion.js";

/** @typedef {import("../wire.js").Sprite} Sprite */
/** @typedef {import("../wire.js").Scene} Scene */
/** @typedef {import("./motion.js").Change} Change */

const FADES = "fades"; // the class of marks, as `core/scene.py` has it

export class Stage {
  /** @param {SVGSVGElement} root */
  constructor(root) {
    this.root = root;
    this.board = svg("g");
    this.air = svg("g"); // what moves, above all that stands
    this.plans = svg("g", { class: "plans", "aria-hidden": "true" }); // of the team
    this.ghosts = svg("g", { class: "ghosts", "aria-hidden": "true" });
    /** @type {{node: SVGGElement, over: string}[]} what is about to lie there */
    this.placed = [];
    this.marks = svg("g", { class: "marks", "aria-hidden": "true" });
    root.replaceChildren(this.board, this.plans, this.air, this.ghosts, this.marks);
    /** @type {Map<string, SVGGElement>} */
    this.nodes = new Map();
    /** @type {Map<string, Sprite>} */
    this.sprites = new Map();
    this.width = 0;
    this.height = 0;
  }

  /**
   * Show a scene; resolves when all has come to rest.
   * @param {Scene} scene
   * @param {string} [motion]
   * @param {number} [pace] 1 as usual, less to catch up, 0 at once
   */
  async show(scene, motion = "", pace = 0) {
    const resized = scene.width !== this.width || scene.height !== this.height;
    if (resized) this.resize(scene);
    const before = new Map(this.sprites);
    const faces = new Map([...this.nodes].map(([key, node]) => [key, node.firstElementChild]));
    this.draw(scene);
    if (resized || !pace || !motion || document.hidden) return;

    const { changes, entering } = this.compare(before, faces, motion === "walk" ? scene.walk : undefined);
    const leaving = [...before.values()]
      .filter((sprite) => !this.nodes.has(sprite.key) || isElsewhere(sprite, this.sprites.get(sprite.key)))
      .map((sprite) => makeNode(sprite));
    this.air.append(...leaving, ...changes.filter((c) => c.moved).map((c) => c.node));
    await play(motion, changes, entering, leaving, pace);
    for (const node of leaving) node.remove();
    this.order(scene.sprites);
  }

  /** Somebody has another face now. */
  drawFaces() {
    for (const [key, sprite] of this.sprites) {
      if (!isFace(sprite.symbol)) continue;
      const node = /** @type {SVGGElement} */ (this.nodes.get(key));
      node.replaceChildren(makeShape(sprite));
      dress(node, sprite);
    }
  }

  /** The sprites of a preview, over the scene. @param {Sprite[]} sprites */
  showGhosts(sprites) {
    this.ghosts.replaceChildren(...sprites.map(makeNode));
  }

  /**
   * What is laid already for who laid it, each right above what it lies on.
   * @param {{sprite: Sprite, over: string}[]} placed
   */
  showPlaced(placed) {
    for (const { node } of this.placed) node.remove();
    this.placed = placed.map(({ sprite, over }) => ({ node: makeNode(sprite), over }));
    this.orderPlaced();
  }

  orderPlaced() {
    for (const { node, over } of this.placed) this.nodes.get(over)?.after(node);
  }

  /** All nodes with a target. @param {string} target */
  nodesOf(target) {
    return [...this.sprites.values()]
      .filter((sprite) => sprite.target === target)
      .map((sprite) => /** @type {SVGGElement} */ (this.nodes.get(sprite.key)));
  }

  /**
   * Those nodes, and what is drawn on them: the parts of a card have keys that begin with its key.
   * @param {string} target
   */
  wholeOf(target) {
    const keys = this.nodesOf(target).map((node) => node.dataset.key ?? "");
    return [...this.nodes]
      .filter(([key]) => keys.some((whole) => key === whole || key.startsWith(`${whole}:`)))
      .map(([, node]) => node);
  }

  /** @param {string} target */
  spriteOf(target) {
    return [...this.sprites.values()].find((one) => one.target === target);
  }

  /** What a target is called by its sprites. @param {string} target */
  labelOf(target) {
    for (const sprite of this.sprites.values())
      if (sprite.target === target && sprite.label) return sprite.label;
    return "";
  }

  /** Where a target is, in the scene's units. @param {string} target */
  middleOf(target) {
    const sprite = this.spriteOf(target);
    return sprite && { x: sprite.x ?? 0, y: sprite.y ?? 0, h: sprite.h ?? 0 };
  }

  /** How many pixels of the screen one unit of the scene takes. */
  scale() {
    return this.root.getScreenCTM()?.a ?? 1;
  }

  /** @param {Scene} scene */
  resize({ width, height }) {
    this.width = width;
    this.height = height;
    this.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.root.style.setProperty("--proportion", String(width / height));
  }

  /** Put everything where the scene has it. @param {Scene} scene */
  draw(scene) {
    const kept = new Set(scene.sprites.map((sprite) => sprite.key));
    for (const [key, node] of this.nodes) {
      if (kept.has(key)) continue;
      node.remove();
      this.nodes.delete(key);
      this.sprites.delete(key);
    }
    for (const sprite of scene.sprites) {
      const node = this.nodes.get(sprite.key);
      const old = this.sprites.get(sprite.key);
      if (!node || !old) this.nodes.set(sprite.key, makeNode(sprite));
      else if (JSON.stringify(old) !== JSON.stringify(sprite)) {
        if (shapeOf(old) !== shapeOf(sprite)) node.replaceChildren(makeShape(sprite));
        dress(node, sprite);
      }
      this.sprites.set(sprite.key, sprite);
    }
    this.order(scene.sprites);
  }

  /** Later sprites lie above earlier ones. @param {Sprite[]} sprites */
  order(sprites) {
    const focused = document.activeElement;
    /** @type {Node | null} */
    let next = null;
    for (let i = sprites.length - 1; i >= 0; i--) {
      const node = /** @type {SVGGElement} */ (this.nodes.get(sprites[i].key));
      if (!node) continue; // a newer scene was shown meanwhile
      if (node.parentNode !== this.board || node.nextSibling !== next)
        this.board.insertBefore(node, next);
      next = node;
    }
    this.orderPlaced();
    // A node that is moved in the document loses the focus.
    if (focused instanceof SVGElement && focused !== document.activeElement && focused.isConnected)
      focused.focus();
  }

  /**
   * What is new and what has changed since the scene before.
   * @param {Map<string, Sprite>} before
   * @param {Map<string, Element | null>} faces
   * @param {import("../wire.js").Walk} [walk]
   */
  compare(before, faces, walk) {
    /** @type {Change[]} */
    const changes = [];
    /** @type {SVGGElement[]} */
    const entering = [];
    for (const [key, sprite] of this.sprites) {
      const node = /** @type {SVGGElement} */ (this.nodes.get(key));
      const old = before.get(key);
      // New words fade in where they belong: letters that tumble or fly can't be read.
      const reworded = sprite.kind === "text" && sprite.text !== old?.text;
      if (!old || reworded || isElsewhere(old, sprite)) {
        entering.push(node);
        continue;
      }
      const from = placeOf(old);
      const to = placeOf(sprite);
      const rows = walk?.keys.includes(key) ? walk.way : [];
      const way = rows.flatMap(([y, ...row]) => row.map((x) => ({ ...to, x: to.x + x, y: to.y + y })));
      const elsewhere = from.x !== to.x || from.y !== to.y || from.turn !== to.turn;
      const moved = elsewhere || way.length > 0;
      const other = faceOf(old) !== faceOf(sprite);
      const turnOver = other ? turnOverLater(node, faces.get(key) ?? null) : null;
      if (moved || turnOver) changes.push({ node, from, to, way, moved, turnOver });
    }
    return { changes, entering };
  }
}

/**
 * Show the old face again; the function that is given back shows the new one.
 * @param {SVGGElement} node
 * @param {Element | null} old
 */
function turnOverLater(node, old) {
  const face = node.firstElementChild;
  if (!face || !old || face === old) return null;
  node.replaceChildren(old);
  return () => {
    if (node.firstElementChild === old) node.replaceChildren(face);
  };
}

/** @param {Sprite} sprite */
function placeOf(sprite) {
  return { x: sprite.x ?? 0, y: sprite.y ?? 0, turn: sprite.turn ?? 0 };
}

/** Whether a mark is at another place: it fades there. @param {Sprite} old @param {Sprite} [now] */
function isElsewhere(old, now) {
  return Boolean(now?.classes?.includes(FADES) && (old.x !== now.x || old.y !== now.y));
}

/** What a sprite's shape depends on. @param {Sprite} s */
function shapeOf(s) {
  return [faceOf(s), s.anchor, s.w, s.h, s.r].join("|");
}

/** What a sprite shows, in whatever size: it is turned over only to show something else. @param {Sprite} s */
function faceOf(s) {
  return [s.kind, s.symbol, s.text, s.d].join("|");
}

/** @param {Sprite} sprite @returns {SVGGElement} */
function makeNode(sprite) {
  const node = svg("g", { "data-key": sprite.key }, makeShape(sprite));
  dress(node, sprite);
  return node;
}

/** Place, classes and label. @param {SVGGElement} node @param {Sprite} sprite */
function dress(node, sprite) {
  const kind = sprite.kind ?? "symbol";
  const classes = ["sprite", kind, ...(sprite.classes ?? []), colourOf(sprite.symbol)];
  node.setAttribute("class", classes.filter(Boolean).join(" "));
  node.style.transform = transform(placeOf(sprite));
  setAttribute(node, "data-target", sprite.target);
  setAttribute(node, "tabindex", sprite.classes?.includes("tells") && "0");
  setAttribute(node, "aria-label", sprite.label);
  setAttribute(node, "role", sprite.label && "img");
  setAttribute(node, "aria-hidden", !sprite.label && kind !== "text" && "true");
}

/** @param {Element} node @param {string} name @param {string | false | undefined} value */
function setAttribute(node, name, value) {
  if (value) node.setAttribute(name, value);
  else node.removeAttribute(name);
}

/** The width of a letter, about, in sizes of it; as `core/svg.py` has it for pictures. */
const LETTER = 0.57;
const CAPITAL = 0.68;
/** @type {[string, number][]} */
const LETTERS = [["WMmw@%&", 0.95], ["rtf-()1", 0.43], ["ijlI.,:;'!| ", 0.33], ["…", 0.8]];

/** @param {string} letter */
function widthOf(letter) {
  const known = LETTERS.find(([letters]) => letters.includes(letter));
  return known ? known[1] : letter !== letter.toLowerCase() ? CAPITAL : LETTER;
}

/** A text with no more letters than have room. @param {string} text @param {number} w @param {number} h */
export function shortened(text, w, h) {
  const letters = [...text];
  let wide = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  if (!w || wide <= w / h) return text;
  wide += widthOf("…");
  while (letters.length && wide > w / h) wide -= widthOf(letters.pop() ?? "");
  return letters.join("").trimEnd() + "…";
}

/** @param {Sprite} sprite @returns {SVGElement} */
function makeShape({ kind = "symbol", symbol, text, anchor, d, w = 0, h = 0, r = 0 }) {
  if (kind === "text") {
    // Letters are placed by their middle: capitals reach about .35 of the size above it.
    const placed = { "text-anchor": anchor ?? "middle", "font-size": h, y: h * 0.35 };
    return svg("text", placed, shortened(text ?? "", w, h));
  }
  if (d) return svg("path", { d });
  const box = { x: -w / 2, y: -h / 2, width: w, height: h };
  return kind === "symbol" ? svg("use", { href: "#" + drawingOf(symbol ?? ""), ...box }) : svg("rect", { ...box, rx: r });
}
