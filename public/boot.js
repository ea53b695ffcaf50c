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
  // Prerendered HTML is for one address, with the parameters that change a page (scripts/build/page-query.mjs); a form to
  // sign in is for guests. HTML that was served for anything else stays hidden until the app has rendered the right page,
  // unless the user has seen it already.
  const { page, query = '', audience, signedIn } = root.dataset;
  if (page === undefined) return;
  const isForOthers = audience === 'guests' && signedIn !== undefined;
  // The build inserts the names.
  const asked = [...new URLSearchParams(location.search)].filter(([name]) =>
    /^(PAGE_QUERY_NAMES)$/.test(name),
  );
  const isForQuery = query === String(new URLSearchParams(asked));
  if (page === location.pathname && isForQuery && !isForOthers) return;
  const isFirst =
    document.currentScript instanceof HTMLScriptElement && !document.currentScript.async;
  root.dataset.stale = isFirst ? 'hidden' : 'seen';
})();
