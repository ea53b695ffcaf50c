import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { setConnection } from '../../mocks/network/connection.ts';

interface Network {
  worker: SetupWorker;
  networkHandlers: (network: unknown) => RequestHandler[];
}

let loading: Promise<Network> | undefined;

export function loadNetwork(): Promise<Network> {
  loading ??= import('./worker.ts').then(async ({ startWorker, networkHandlers }) => ({
    worker: await startWorker(),
    networkHandlers,
  }));
  return loading;
}

export async function setNetwork(network: unknown): Promise<void> {
  setConnection(network !== 'offline');
  if (!loading && network === 'fast') return;
  const { worker, networkHandlers } = await loadNetwork();
  worker.resetHandlers();
  worker.use(...networkHandlers(network));
}
