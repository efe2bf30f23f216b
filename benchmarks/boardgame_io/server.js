// boardgame.io's own server: node server.js PORT [FOLDER] [PADDING], in memory or with FlatFile.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const [port, folder, padding] = process.argv.slice(2);
const db = folder && folder !== "-" ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game(Number(padding || 0))], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port), callback: () => console.log("ready") });
