/** The message tells the operator how to fix the problem. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
