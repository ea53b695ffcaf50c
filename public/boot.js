// How a page looks to this person. The host's HTML does not wait for it: a first visitor has chosen nothing yet. For
// all others the service worker has it run before the first paint, so that nothing flickers (src/worker/block-on-boot.ts).
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
  // HTML made at build time is for one address that asks for no part of the page (scripts/build/page-query.mjs), and a form
  // to sign in with for guests. Whatever else it was served for stays out of sight until the app has drawn the right
  // page, unless it has been seen already.
  const { page, audience, signedIn } = root.dataset;
  if (page === undefined) return;
  const isForOthers = audience === 'guests' && signedIn !== undefined;
  // The build writes the names in.
  const isAsked = /[?&](PAGE_QUERY_NAMES)=/.test(location.search);
  if (page === location.pathname && !isAsked && !isForOthers) return;
  const isFirst =
    document.currentScript instanceof HTMLScriptElement && !document.currentScript.async;
  root.dataset.stale = isFirst ? 'hidden' : 'seen';
})();
