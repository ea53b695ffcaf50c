import type { News } from '../realtime.ts';
import type { UnitOfWork } from '../store/store.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';

/** Queues an event that is published after the commit. */
export type Tell = (news: News) => void;

/** Handles returned errors like `writeOrRefuse`. */
export async function writeAndTell<T>(
  { store, realtime }: Pick<Backend, 'store' | 'realtime'>,
  work: (unit: UnitOfWork, tell: Tell) => Promise<T | ApiError>,
): Promise<T> {
  const { outcome, told } = await store.write(async (unit) => {
    const news: News[] = [];
    return { outcome: await work(unit, (one) => void news.push(one)), told: news };
  });
  for (const news of told) realtime.announce(news);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
