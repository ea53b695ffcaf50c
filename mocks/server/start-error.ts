/** The message says how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
