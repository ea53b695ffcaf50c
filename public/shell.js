// At an address without prerendered HTML, chooses the skeleton in app.html by the path, and asks for
// the page's code and data while the app loads (scripts/build/prerender/app-shell.ts). For guests, a page
// for users is the login page.
(() => {
  const isGuest = () => {
    try {
      return !localStorage.getItem('user');
    } catch {
      // Without access to storage, only the server knows.
      return false;
    }
  };
  const table = JSON.parse(document.getElementById('early')?.textContent ?? '[]');
  for (const { path, shell, isForUsers, files, calls } of table) {
    const found = new RegExp(path).exec(location.pathname);
    if (!found) continue;
    const login =
      isForUsers && isGuest() && table.find((/** @type {{ isLogin?: true }} */ one) => one.isLogin);
    if (shell) document.documentElement.dataset.shell = shell;
    for (const href of (login || { files }).files) {
      const kind = href.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' };
      const link = Object.assign(document.createElement('link'), { ...kind, href });
      link.crossOrigin = '';
      document.head.append(link);
    }
    // The app takes the responses (src/api/http/early-responses.ts).
    const ask = (/** @type {string} */ call) => {
      const url = call.replace('{id}', found[1] ?? '');
      const signal = AbortSignal.timeout(15_000);
      const headers = { accept: 'application/json' };
      return [url, fetch(url, { headers, credentials: 'include', signal }).catch(() => null)];
    };
    if (!login) Object.assign(globalThis, { earlyResponses: new Map(calls.map(ask)) });
    return;
  }
})();
