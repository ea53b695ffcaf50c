/** The message says how to fix the problem. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
