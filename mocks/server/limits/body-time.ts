import type { IncomingMessage, ServerResponse } from 'node:http';
import { endWithError } from '../end-with-error.ts';

/** A body must deliver SPAN_BYTES in each span, so 10 MB take 50 minutes at most. */
const SPAN_MS = 30_000;
const SPAN_BYTES = 100_000;

/** Disconnects clients with a stalled or slow body, even after the response. */
export function limitBodyTime(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  if (encoding === undefined && Number(length ?? 0) === 0) return;
  const { socket } = incoming;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const isMoving = socket.bytesRead - seen >= SPAN_BYTES;
    seen = socket.bytesRead;
    if (incoming.complete) clearInterval(timer);
    else if (!isMoving && outgoing.headersSent) socket.destroy();
    else if (!isMoving) {
      endWithError(socket, '408 Request Timeout', 'invalid-request', 'The request took too long.');
      socket.destroySoon();
    }
  }, SPAN_MS);
  incoming.once('close', () => clearInterval(timer));
}
