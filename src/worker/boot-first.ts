const bootTag = /<script async (src="[^"]*\bboot\.js")>/;

/**
 * A page that waits for `boot.js`, which is kept here: whoever has been here before may have chosen a theme, or be
 * signed in, and must not see anything else first. Other answers stay as they are.
 */
export async function withBootFirst(response: Response): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // What comes out is neither zipped nor as long as before.
  headers.delete('content-encoding');
  headers.delete('content-length');
  // As a whole: a page would wait forever for the rest of a stream whose worker is replaced meanwhile.
  const html = (await response.text()).replace(bootTag, '<script $1>');
  return new Response(html, { status, statusText, headers });
}
