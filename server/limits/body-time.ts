import type { IncomingMessage, ServerResponse } from 'node:http';
import { endWithError } from '../core/end-with-error.ts';

/** In every SPAN_MS, a client must send SPAN_BYTES. */
const SPAN_MS = 30_000;
const SPAN_BYTES = 100_000;

/** Disconnects slow clients, even after the response has been sent. */
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
