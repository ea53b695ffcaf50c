/** The message tells the operator how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
