/** Sends a download, so that the browser does not run scripts in the file (RFC 6266). */
export function createFileResponse(file: File, headers: Headers): Response {
  headers.set('content-type', file.type);
  headers.set('content-length', String(file.size));
  headers.set('content-disposition', formatDisposition(file.name));
  headers.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  headers.set('x-content-type-options', 'nosniff');
  return new Response(file, { headers });
}

/** Sends the full name (RFC 5987) and an ASCII fallback for older browsers. */
function formatDisposition(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/gu, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
