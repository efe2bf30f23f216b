// A game for boardgame.io as large as ours: Snail Invasion!'s position, and moves that change it as
// much. What its rules would refuse does not matter here: the server's work is the same.

const SQUARES = 12;

const start = (padding) => ({
  trees: [[3, 2, 1], [6, 5, 4], [9, 8, 7], [12, 11, 10]],
  nest: [15, 14, 13],
  loose: [],
  squares: Array.from({ length: SQUARES }, () => []),
  dice: null,
  spoiled: [false, false, false, false],
  // What our server sends beside the position, drawn already: theirs draws in the browser.
  scene: padding ? "x".repeat(padding) : undefined,
});

function roll({ G, random }) {
  G.dice = random.D6(2);
}

function play({ G, events }, from) {
  const total = G.dice[0] + G.dice[1];
  const tree = G.trees.find((one) => one.length);
  const pieces = from < 0 ? (tree ? [tree.pop()] : []) : G.squares[from].splice(-1);
  G.squares[(Math.max(from, 0) + total) % SQUARES].push(...pieces);
  G.dice = null;
  events.endTurn();
}

exports.game = (padding) => ({
  name: "snails",
  setup: () => start(padding),
  moves: { roll, play },
  minPlayers: 2,
  maxPlayers: 2,
});
