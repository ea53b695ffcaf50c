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

/** It has no scripts, and its form goes to its own address. */
function createPageResponse(page: Page, headers: Headers): Response {
  headers.set('content-type', page.type);
  headers.set(
    'content-security-policy',
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  // With 'no-referrer', browsers send the form with the origin 'null'.
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(page, { headers });
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
