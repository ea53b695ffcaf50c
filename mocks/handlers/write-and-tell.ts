import type { News } from '../realtime.ts';
import type { UnitOfWork } from '../store/store.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';

/** Takes news that are told once what they tell of has been committed. */
export type Tell = (news: News) => void;

/** A write of which people hear after its commit; it may refuse and yet leave something, as `writeOrRefuse`. */
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
