import type { RealtimeEvent } from './realtime-events.ts';
import type { UnitOfWork, WriteOptions } from '../../store/store.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';

export type Publish = (news: RealtimeEvent) => void;

/** @param backend without `offerFreed` for work that frees no slot */
export async function writeAndPublish<T>(
  backend: Pick<Backend, 'store' | 'realtime'> & Partial<Pick<Backend, 'offerFreed' | 'clock'>>,
  work: (unit: UnitOfWork, publish: Publish) => Promise<T | ApiError>,
  options?: WriteOptions,
): Promise<T> {
  const { store, realtime, offerFreed, clock } = backend;
  const { outcome, told } = await store.write(async (unit) => {
    const made: RealtimeEvent[] = [];
    const outcome = await work(unit, (one) => void made.push(one));
    const news = offerFreed && clock ? await offerFreed(unit, made, clock.now()) : made;
    realtime.append(unit, news);
    return { outcome, told: news };
  }, options);
  for (const news of told) realtime.publish(news);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
