const bootTag = /<script async (src="[^"]*\bboot\.js")>/;

/**
 * A page that waits for `boot.js`, which is kept here: whoever has been here before may have chosen a theme, or be
 * signed in, and must not see anything else first. Other answers stay as they are.
 */
export function withBootFirst(response: Response): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage || !response.body) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // What comes out is neither zipped nor as long as before.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const html = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(bootTagWaits())
    .pipeThrough(new TextEncoderStream());
  return new Response(html, { status, statusText, headers });
}

/** Passes a page on as it comes, once its head has been seen up to the script. */
function bootTagWaits(): TransformStream<string, string> {
  let head = '';
  let isFound = false;
  return new TransformStream({
    transform(part, controller) {
      if (isFound) return controller.enqueue(part);
      head += part;
      isFound = bootTag.test(head);
      if (isFound) controller.enqueue(head.replace(bootTag, '<script $1>'));
    },
    flush(controller) {
      if (!isFound) controller.enqueue(head);
    },
  });
}
