const bootTag = /<script async (src="[^"]*\bboot\.js")>/;
const fontsOnWideScreens = / media="[^"]*" (?=data-fonts)/g;

/**
 * Without `boot.js`, the wrong theme or the guest links would flash.
 * @param hasFonts our fonts are cached, so phones can have them too
 */
export async function preparePage(response: Response, hasFonts: boolean): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // The new body is uncompressed and has a different length.
  headers.delete('content-encoding');
  headers.delete('content-length');
  // Not streamed, because the page would hang if the worker is replaced halfway.
  const html = (await response.text()).replace(bootTag, '<script $1>');
  const withFonts = hasFonts ? html.replaceAll(fontsOnWideScreens, ' ') : html;
  return new Response(withFonts, { status, statusText, headers });
}
