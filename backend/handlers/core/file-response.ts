import type { StoredFile } from '../../files/files.ts';

export class Download {
  readonly name: string;
  readonly type: string;
  readonly file: StoredFile;

  constructor(file: StoredFile, name: string, type: string) {
    this.file = file;
    this.name = name;
    this.type = type;
  }
}

/** A page of the API for people without the app, as the target of a link in an e-mail. */
export class Page extends File {
  constructor(html: string) {
    super([html], 'page.html', { type: 'text/html;charset=utf-8' });
  }
}

/** Without styles or scripts, in the colours of the device. The texts have no values of users. */
export function createPage(title: string, parts: readonly string[]): Page {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${title} | CareSetu</title>`,
  ];
  const body = `<main><h1>${title}</h1>${parts.join('')}</main>`;
  return new Page(
    `<!doctype html><html lang="en"><head>${head.join('')}</head><body>${body}</body></html>`,
  );
}

/** The message of an error is the server's own. */
export function createErrorPage(message: string, appUrl: string | null): Page {
  const link = appUrl === null ? '' : `<p><a href="${new URL(appUrl).href}">Open CareSetu</a></p>`;
  return createPage('This did not work', [`<p>${message}</p>`, link]);
}

/** It has no scripts, and its form goes to its own address. */
export function createPageResponse(page: Page, headers: Headers, status = 200): Response {
  headers.set('content-type', page.type);
  headers.set(
    'content-security-policy',
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  // With 'no-referrer', browsers send the form with the origin 'null'.
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(page, { headers, status });
}

/** Sends a download, so that the browser does not run scripts in the file (RFC 6266). */
export function createFileResponse(answer: File | Download, headers: Headers): Response {
  if (answer instanceof Page) return createPageResponse(answer, headers);
  const { size, content } =
    answer instanceof Download ? answer.file : { size: answer.size, content: answer };
  headers.set('content-type', answer.type);
  headers.set('content-length', String(size));
  headers.set('content-disposition', formatDisposition(answer.name));
  headers.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  headers.set('x-content-type-options', 'nosniff');
  return new Response(content, { headers });
}

/** RFC 5987, with an ASCII fallback for older browsers. */
function formatDisposition(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/gu, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
