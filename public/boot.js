// Applies the user's theme and hides HTML that does not fit the user. After the first visit, the
// service worker makes it run before the first paint (src/worker/prepare-page.ts).
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  try {
    const chosen = localStorage.getItem('caresetu-theme');
    if (chosen && /^(light|dark)$/.test(chosen)) root.dataset.theme = chosen;
    if (localStorage.getItem('user')) root.dataset.signedIn = '';
  } catch {
    // Without access to storage, the page has the system's theme and looks as for a guest.
  }
  // Prerendered HTML fits one path with the query parameters that change the page
  // (scripts/build/page-query.mjs). Otherwise the HTML is hidden until the app has rendered the
  // right page, unless the user has already seen it.
  const { page, query = '', audience, signedIn } = root.dataset;
  if (page === undefined) return;
  // An audience is always 'guests'.
  const isForOthers = audience && signedIn !== undefined;
  // The build inserts the names.
  const asked = [...new URLSearchParams(location.search)].filter(([name]) =>
    /^(PAGE_QUERY_NAMES)$/.test(name),
  );
  const isForQuery = query === `${new URLSearchParams(asked)}`;
  if (page === location.pathname && isForQuery && !isForOthers) return;
  const isFirst = document.currentScript?.hasAttribute('async') === false;
  root.dataset.stale = isFirst ? 'hidden' : 'seen';
})();
