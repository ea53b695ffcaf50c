import type { Removed } from '../../backend/handlers/core/sweep-step.ts';
import type { Log } from '../core/log.ts';
import type { Metrics } from './metrics.ts';

export function createRemovalLog(
  metrics: Pick<Metrics, 'countRemoved'>,
  log: Log,
): (removed: Removed) => void {
  return (removed) => {
    for (const [collection, records = 0] of Object.entries(removed)) {
      if (records === 0) continue;
      metrics.countRemoved(collection, records);
      log({ event: 'removed', collection, records });
    }
  };
}
