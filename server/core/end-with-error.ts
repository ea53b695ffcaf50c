import type { Duplex } from 'node:stream';
import type { ErrorResponseBody, ErrorCode } from '../../src/contract/errors.ts';

export function endWithError(
  socket: Duplex,
  status: string,
  code: ErrorCode,
  message: string,
): void {
  const answer: ErrorResponseBody = { success: false, message, code };
  const body = JSON.stringify(answer);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
