import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { slow4g } from './slow-4g.ts';

type Site = Parameters<typeof serve>[0];

export const workerNetwork = {
  isSlow: true,
  /** Time of the last request, as a `performance.now()` value. */
  lastAsked: 0,
};

export async function serveWorkersSlowly(site: Site): Promise<() => void> {
  const port = await freePort();
  const end = await serve({ ...site, port });
  const close = await openSlowFront(site.port, port);
  return () => {
    close();
    end();
  };
}

/**
 * Chromium does not throttle service workers, so this delays their requests.
 * @returns a function that stops the proxy
 */
export async function openSlowFront(port: number, targetPort: number): Promise<() => void> {
  const front = createServer((asked, response) => {
    pass(asked, response, targetPort).catch(() => response.destroy());
  });
  front.listen(port, 'localhost');
  await once(front, 'listening');
  return () => front.close().closeAllConnections();
}

async function pass(asked: IncomingMessage, response: ServerResponse, port: number) {
  const isOfWorker = asksForWorker(asked);
  if (isOfWorker) workerNetwork.lastAsked = performance.now();
  const isSlow = isOfWorker && workerNetwork.isSlow;
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

function asksForWorker({ headers }: IncomingMessage): boolean {
  const from = headers.referer ?? '';
  return headers['service-worker'] === 'script' || from.endsWith('/service-worker.js');
}
