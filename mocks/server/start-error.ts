/** Why the server cannot start; the message is for whoever starts it and says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
