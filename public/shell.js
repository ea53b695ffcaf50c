// At an address without prerendered HTML, chooses the skeleton in app.html by the path, and asks for
// the page's code and data while the app loads (scripts/build/prerender/app-shell.ts). Guests are sent
// from pages for users to the login page.
(() => {
  const isGuest = () => {
    try {
      return !localStorage.getItem('user');
    } catch {
      // Without access to storage, every user is a guest at first.
      return true;
    }
  };
  const { pages, loginFiles } = JSON.parse(document.getElementById('early')?.textContent ?? '');
  for (const { path, shell, isForUsers, files, calls } of pages) {
    const found = new RegExp(path).exec(location.pathname);
    if (!found) continue;
    const isLogin = isForUsers && isGuest();
    if (shell) document.documentElement.dataset.shell = shell;
    for (const href of isLogin ? loginFiles : files) {
      const kind = href.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' };
      const link = Object.assign(document.createElement('link'), { ...kind, href });
      link.crossOrigin = '';
      document.head.append(link);
    }
    // The app takes the answers (src/api/http/early-answers.ts).
    const ask = (/** @type {string} */ call) => {
      const url = call.replace('{id}', found[1] ?? '');
      const signal = AbortSignal.timeout(15_000);
      const headers = { accept: 'application/json' };
      return [url, fetch(url, { headers, credentials: 'include', signal }).catch(() => null)];
    };
    if (!isLogin) Object.assign(globalThis, { earlyAnswers: new Map(calls.map(ask)) });
    return;
  }
})();
