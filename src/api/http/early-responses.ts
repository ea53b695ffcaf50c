/**
 * The response to a public GET call that `public/shell.js` sent before the app had loaded. Each is taken
 * once. Resolves to null if the call failed.
 */
export function takeEarlyResponse(url: string): Promise<Response | null> | undefined {
  const responses: unknown = Reflect.get(globalThis, 'earlyResponses');
  if (!(responses instanceof Map)) return undefined;
  const answer: Promise<Response | null> | undefined = responses.get(url);
  responses.delete(url);
  return answer;
}
