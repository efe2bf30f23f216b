/** The browser's texts by their ids; the server makes this module of `client.toml`. */
export const TEXTS: Record<string, string>;
