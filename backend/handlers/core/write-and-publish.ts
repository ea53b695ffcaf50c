import type { RealtimeEvent } from './realtime-events.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';

export type Publish = (news: RealtimeEvent) => void;

export async function writeAndPublish<T>(
  { store, realtime }: Pick<Backend, 'store' | 'realtime'>,
  work: (unit: UnitOfWork, publish: Publish) => Promise<T | ApiError>,
): Promise<T> {
  const { outcome, told } = await store.write(async (unit) => {
    const news: RealtimeEvent[] = [];
    const outcome = await work(unit, (one) => void news.push(one));
    realtime.append(unit, news);
    return { outcome, told: news };
  });
  for (const news of told) realtime.publish(news);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
