// @ts-check
/**
 * Light or dark: as the system wants, until somebody presses a switch. No module, so that it runs
 * before the page is drawn.
 */
(() => {
  const KEPT = "potager.theme";
  const root = document.documentElement;

  try {
    const theme = localStorage.getItem(KEPT);
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // A private window may forbid to remember: then the system decides.
  }

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-switch-theme]")) return;
    const dark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    try {
      localStorage.setItem(KEPT, root.dataset.theme);
    } catch {
      // Then it holds for this page only.
    }
  });
})();
