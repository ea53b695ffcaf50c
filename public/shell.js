// At an address without prerendered HTML, chooses the skeleton in app.html by the path, and asks for
// the page's code and data while the app loads (scripts/build/prerender/app-shell.ts).
(() => {
  const table = document.getElementById('early')?.textContent ?? '[]';
  for (const { path, shell, files, calls } of JSON.parse(table)) {
    const found = new RegExp(path).exec(location.pathname);
    if (!found) continue;
    if (shell) document.documentElement.dataset.shell = shell;
    for (const href of files) {
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
    Object.assign(globalThis, { earlyAnswers: new Map(calls.map(ask)) });
    return;
  }
})();
