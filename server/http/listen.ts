import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCode } from '../../backend/store/storage-error.ts';
import { limitBodyTime } from '../limits/body-time.ts';
import { endWithError } from '../core/end-with-error.ts';
import { StartError } from '../core/start-error.ts';

const HEADERS_TIMEOUT_MS = 30_000;
/** Milliseconds for running requests to finish during shutdown. */
const GRACE_MS = 5000;
/** Connections waiting to be accepted. */
const BACKLOG = 2048;

/** For `localhost`, listens on both IPv4 and IPv6, on the same port. */
export async function listen(
  host: string,
  port: number,
): Promise<{ servers: Server[]; port: number }> {
  if (host !== 'localhost') {
    const server = await listenAt(host, port);
    return { servers: [server], port: getPort(server) };
  }
  const first = await listenAt('127.0.0.1', port);
  const samePort = getPort(first);
  try {
    return { servers: [first, await listenAt('::1', samePort)], port: samePort };
  } catch (error) {
    // This machine may not support IPv6.
    if (!(error instanceof StartError)) return { servers: [first], port: samePort };
    first.close();
    throw error;
  }
}

export async function stop(servers: readonly Server[]): Promise<void> {
  const cutOff = setTimeout(
    () => servers.forEach((server) => server.closeAllConnections()),
    GRACE_MS,
  );
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
  );
  clearTimeout(cutOff);
}

function listenAt(host: string, port: number): Promise<Server> {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    // `limitBodyTime` limits the time instead.
    requestTimeout: 0,
  });
  server.on('request', limitBodyTime);
  server.on('clientError', refuseMalformed);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = errorCode(error) === 'EADDRINUSE';
      reject(isTaken ? portInUse(host, port) : error);
    });
    server.listen({ host, port, backlog: BACKLOG }, () => resolve(server));
  });
}

function portInUse(host: string, port: number): StartError {
  return new StartError(
    `Port ${port} of ${host} is taken by another program. Stop it, or choose another with --port.`,
  );
}

function refuseMalformed(error: Error, socket: Duplex): void {
  if (!socket.writable || errorCode(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  if (errorCode(error) === 'ERR_HTTP_REQUEST_TIMEOUT') {
    endWithError(socket, '408 Request Timeout', 'invalid-request', 'The request took too long.');
  } else {
    endWithError(socket, '400 Bad Request', 'invalid-request', 'The request is not well formed.');
  }
}

function getPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
