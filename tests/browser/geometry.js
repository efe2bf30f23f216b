/**
 * What is wrong with a page's geometry, in words: something that can be pressed is covered,
 * something reaches over the side, a text lies on another. For a browser test, which evaluates it.
 */
() => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const drawer = document.getElementById("drawer");
  // On a phone the drawer is pulled over the scene by whoever wants it there.
  const overlay = drawer && getComputedStyle(drawer).position === "absolute" && drawer.offsetHeight ? drawer : null;
  const scene = document.getElementById("scene");

  const shows = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !node.closest(".hidden, .art, [aria-hidden='true'] kbd") && !isClipped(node);
  const clipped = new Map();
  /** Whether it is there for ears only. */
  function isClipped(node) {
    for (let one = node; one; one = one.parentElement) {
      if (!clipped.has(one)) clipped.set(one, getComputedStyle(one).clipPath.includes("inset(50%"));
      if (clipped.get(one)) return true;
    }
    return false;
  }
  const named = (node) => {
    const said = node.getAttribute("aria-label") || node.textContent || node.id || node.dataset.target || "";
    return `<${node.tagName.toLowerCase()}${node.id ? "#" + node.id : ""}> ${JSON.stringify(said.trim().slice(0, 40))}`;
  };

  // Nothing at the side

  if (document.documentElement.scrollWidth > wide + 1)
    found.push(`the page is ${document.documentElement.scrollWidth} wide, the screen ${wide}`);

  // Places and points at the end

  const told = document.querySelector(".ending-told");
  for (const node of told?.querySelectorAll(".place, .place > *, .points :is(td, th)") ?? []) {
    const box = node.getBoundingClientRect();
    const edge = told.getBoundingClientRect().left + told.clientWidth;
    if (shows(node) && box.width && box.right > edge + 1) found.push(`${named(node)} reaches out of the ending`);
  }

  // What can be pressed

  const pressed = "button, a[href], input, select, textarea, summary, .scene .legal";
  for (const node of document.querySelectorAll(pressed)) {
    if (!shows(node) || node.disabled || node.matches(".skip")) continue;
    if (overlay && scene.contains(node)) continue;
    if (!node.closest(".scene")) node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = node.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const own = node.closest("label") ?? node;
    const reached = (x, y) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return top !== null && (own.contains(top) || (node.dataset.target && top.closest(`[data-target="${CSS.escape(node.dataset.target)}"]`)));
    };
    if (node.closest(".scene")) {
      // Pieces may stand before others, as long as something of each can be pressed.
      let any = false;
      for (let y = 0.95; y > 0 && !any; y -= 0.1) for (let x = 0.05; x < 1 && !any; x += 0.1) any = reached(x, y);
      if (!any) found.push(`${named(node)} can't be pressed`);
    } else if (!reached(0.5, 0.5)) {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      found.push(`${named(node)} is covered by ${top ? named(top) : "the edge of the screen"}`);
    }
    if (box.left < -1 || box.right > wide + 1) found.push(`${named(node)} is cut off at the side`);
  }
  for (const node of document.querySelectorAll(".drawer, .players, #log, #chat-lines")) node.scrollTo(0, 0);

  // Texts

  /** What an element and all it lies in leave to be seen of what it holds. */
  function frameOf(node) {
    if (!node || node === document.body) return { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    if (frames.has(node)) return frames.get(node);
    const around = frameOf(node.parentElement);
    const { overflowX, overflowY } = getComputedStyle(node);
    const open = node instanceof SVGElement || (overflowX === "visible" && overflowY === "visible");
    const frame = open ? around : meeting(around, node.getBoundingClientRect());
    frames.set(node, frame);
    return frame;
  }
  function meeting(one, other) {
    return {
      left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
    };
  }
  const isSeen = (box) => box.right - box.left > 1 && box.bottom - box.top > 1;

  const sprites = [...document.querySelectorAll(".scene .sprite")];
  const depth = new Map(sprites.map((node, i) => [node, i]));
  const boxes = sprites.map((node) => node.getBoundingClientRect());
  const texts = [];
  const frames = new Map();
  const hiding = new Set();
  // Of a long list most lines are out of sight.
  for (const list of document.querySelectorAll("#log, #chat-lines"))
    for (const line of list.children)
      if (!isSeen(meeting(line.getBoundingClientRect(), list.getBoundingClientRect())))
        for (const one of [line, ...line.querySelectorAll("*")]) hiding.add(one);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || hiding.has(parent) || parent.closest("script, style, template, option, dialog:not([open]), .emote") || !shows(parent)) continue;
    const sprite = parent.closest(".sprite");
    if (overlay && scene.contains(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of sprite ? [parent.getBoundingClientRect()] : range.getClientRects()) {
      // Letters are lower than their line; between them and its edges nothing is written.
      const slack = (rect.bottom - rect.top) * 0.2;
      const letters = { left: rect.left + 2, right: rect.right - 2, top: rect.top + slack, bottom: rect.bottom - slack };
      const box = meeting(letters, frameOf(parent));
      if (!isSeen(box)) continue;
      if (rect.left < -1 || rect.right > wide + 1) {
        if (sprite || box.left < -1 || box.right > wide + 1) found.push(`${named(parent)} is cut off at the side`);
      }
      if (sprite && (rect.top < -2 || rect.bottom > high + 2)) found.push(`${named(parent)} is cut off above or below`);
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      // What lies beneath something is not read; whether it should is asked of what is pressed.
      const beneath = top && !top.contains(parent) && !parent.contains(top) && !top.closest(".scene");
      if (!sprite && beneath && getComputedStyle(top).backgroundColor !== "rgba(0, 0, 0, 0)") continue;
      texts.push({ node: parent, words: node.data.trim(), sprite, ...box });
    }
  }
  /** Whether a sprite between two texts hides the lower one where they meet. */
  function isHidden(low, top, meet) {
    if (!low.sprite || !top.sprite) return false;
    const [from, to] = [depth.get(low.sprite), depth.get(top.sprite)].sort((a, b) => a - b);
    for (let i = from + 1; i < to; i++) {
      if (sprites[i].classList.contains("text")) continue;
      const box = boxes[i];
      if (box.left <= meet.left && box.right >= meet.right && box.top <= meet.top && box.bottom >= meet.bottom) return true;
    }
    return false;
  }
  /** A note comes and goes over words around the scene, rather than over what can be tapped. */
  const around = ".table-bar, .prompt, .players, .log, .offer";
  const isNoteOnWords = (note, other) => note.node.closest("#notes") && other.node.closest(around);
  texts.sort((a, b) => a.top - b.top);
  texts.forEach((one, i) => {
    for (let j = i + 1; j < texts.length && texts[j].top < one.bottom; j++) {
      const other = texts[j];
      if (one.node === other.node || isNoteOnWords(one, other) || isNoteOnWords(other, one)) continue;
      const meet = meeting(one, other);
      if (meet.right - meet.left < 2 || meet.bottom - meet.top < 2 || isHidden(one, other, meet)) continue;
      found.push(`${JSON.stringify(one.words.slice(0, 40))} lies on ${JSON.stringify(other.words.slice(0, 40))}`);
    }
  });
  return [...new Set(found)];
}
