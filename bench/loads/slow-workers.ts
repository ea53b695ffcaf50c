import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { slow4g } from './slow-4g.ts';

/**
 * Stands before a site, and answers its service worker as slowly as the page's network does: the browser's own
 * imitation of one is for pages alone.
 * @param port where it listens
 * @param sitePort where the site is
 * @returns what ends it
 */
export function serveWorkersSlowly(port: number, sitePort: number): Promise<() => void> {
  const server = createServer((asked, response) => {
    pass(asked, response, sitePort).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', () => {
      resolve(() => server.close().closeAllConnections());
    });
  });
}

function isOfWorker({ headers }: IncomingMessage): boolean {
  const from = headers.referer ?? '';
  return headers['service-worker'] === 'script' || from.endsWith('/service-worker.js');
}

async function pass(asked: IncomingMessage, response: ServerResponse, port: number) {
  const isSlow = isOfWorker(asked);
  const { method, url, headers } = asked;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path: url, headers }, resolve);
    asked.pipe(call.once('error', reject));
  });
  if (isSlow) await wait(slow4g.latency);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  for await (const part of answer) {
    if (isSlow) await wait((1000 * part.length) / slow4g.downloadThroughput);
    response.write(part);
  }
  response.end();
}
