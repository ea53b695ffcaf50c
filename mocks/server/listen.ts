import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCode } from '../store/storage-error.ts';
import { limitBodyTime } from './body-time.ts';
import { endWithError } from './end-with-error.ts';
import { StartError } from './start-error.ts';

/** How long a client may take to say what it calls, in milliseconds. */
const HEADERS_TIMEOUT_MS = 30_000;
/** How long calls may take to end once the server stops. */
const GRACE_MS = 5000;
/** How many connections may wait to be taken up, so that a crowd at once is not turned away. */
const BACKLOG = 2048;

/** Servers that listen on every address of one host, all at the same port; they answer nothing yet. */
export async function listen(
  host: string,
  port: number,
): Promise<{ servers: Server[]; port: number }> {
  if (host !== 'localhost') {
    const server = await listenAt(host, port);
    return { servers: [server], port: portOf(server) };
  }
  const first = await listenAt('127.0.0.1', port);
  const samePort = portOf(first);
  try {
    return { servers: [first, await listenAt('::1', samePort)], port: samePort };
  } catch (error) {
    // A machine without IPv6 is served just as well by the other address.
    if (!(error instanceof StartError)) return { servers: [first], port: samePort };
    first.close();
    throw error;
  }
}

/** Takes no more calls, and resolves when those under way have ended. */
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
    // A body has a limit that its progress extends.
    requestTimeout: 0,
  });
  server.on('request', limitBodyTime);
  server.on('clientError', refuseMalformed);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = errorCode(error) === 'EADDRINUSE';
      reject(isTaken ? portTaken(host, port) : error);
    });
    server.listen({ host, port, backlog: BACKLOG }, () => resolve(server));
  });
}

function portTaken(host: string, port: number): StartError {
  return new StartError(
    `Port ${port} of ${host} is taken by another program. Stop it, or choose another with --port.`,
  );
}

/** What is no HTTP gets the contract's error shape, too. */
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

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
