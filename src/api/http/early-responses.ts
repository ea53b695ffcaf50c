/**
 * The response to a public GET call that `public/shell.js` sent before the app had loaded. Each is taken
 * once. Resolves to null if the call failed.
 */
export function takeEarlyResponse(url: string): Promise<Response | null> | undefined {
  const answers: unknown = Reflect.get(globalThis, 'earlyAnswers');
  if (!(answers instanceof Map)) return undefined;
  const answer: Promise<Response | null> | undefined = answers.get(url);
  answers.delete(url);
  return answer;
}
