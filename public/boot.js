// Runs before the first paint, so that neither the theme nor the signed-in parts of a page flicker.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  try {
    const chosen = localStorage.getItem('caresetu-theme');
    if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
    if (localStorage.getItem('user') !== null) root.dataset.signedIn = '';
  } catch {
    // A browser that denies storage gets the system's theme and the guest's page.
  }
})();
