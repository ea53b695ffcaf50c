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
  // HTML made at build time is for one address without a query, and a form to sign in with for guests:
  // whatever else it was served for stays out of sight until the app has drawn the right page.
  const { page, audience, signedIn } = root.dataset;
  if (page === undefined) return;
  const isForOthers = audience === 'guests' && signedIn !== undefined;
  if (page !== location.pathname || location.search !== '' || isForOthers) root.dataset.stale = '';
})();
