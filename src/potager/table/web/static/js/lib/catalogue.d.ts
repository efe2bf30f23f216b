/** The browser's texts by their ids; the server makes this module of `client.ftl`. */
export const LANGUAGE: string;
export const TEXTS: Record<string, import("./texts.js").Text>;
