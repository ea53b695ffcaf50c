import type { SweepScope } from '../../backend/sweep/sweep.ts';
import type { OpenData } from '../open-data.ts';
import type { ServerOptions } from '../options.ts';
import { ClockWatch, type ClockWatchOptions } from './clock-watch.ts';
import type { Metrics } from './metrics.ts';

/** A clock that `--at` set is not that of the data. */
export function watchClock(
  { startsAt, isClockRight }: Pick<ServerOptions, 'startsAt' | 'isClockRight'>,
  { store, readTime: readDatabaseTime }: Pick<OpenData, 'store' | 'readTime'>,
  { clock, readUptime }: Pick<ClockWatchOptions, 'clock' | 'readUptime'>,
  metrics: Metrics,
  warn: (message: string) => void,
): (() => Promise<SweepScope | null>) | undefined {
  if (startsAt) return undefined;
  const parts = { clock, readUptime, store, readDatabaseTime, isClockRight, warn };
  const watch = new ClockWatch(parts);
  metrics.watch({
    name: 'caresetu_clock_doubtful',
    help: '1 while a doubtful clock stops removals and lapses, else 0',
    read: () => Number(watch.isDoubtful),
  });
  return () => watch.readScope();
}
