const bootTag = /<script async (src="[^"]*\bboot\.js")>/;

/**
 * Makes a page wait for the cached `boot.js`, so that the wrong theme or guest links never show.
 */
export async function withBootFirst(response: Response): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // The new body is uncompressed and has another length.
  headers.delete('content-encoding');
  headers.delete('content-length');
  // Not streamed, because the page hangs if the worker is replaced halfway.
  const html = (await response.text()).replace(bootTag, '<script $1>');
  return new Response(html, { status, statusText, headers });
}
