import type { Realtime } from '../../backend/realtime/realtime.ts';
import type { RealtimeServer } from '../http/realtime-sockets.ts';
import type { OpenData } from '../open-data.ts';
import type { Metrics } from './metrics.ts';

export function watchLoad(
  metrics: Metrics,
  { measurements, outbox }: Pick<OpenData, 'measurements' | 'outbox'>,
  realtime: Realtime,
  connections: Pick<RealtimeServer, 'count'>,
): void {
  // Read these before the outbox, which uses the connection pool that they measure.
  for (const measurement of measurements) metrics.watch(measurement);
  metrics.watch({
    name: 'caresetu_open_sockets',
    help: 'Open realtime connections',
    read: connections.count,
  });
  metrics.watch({
    name: 'caresetu_event_lag_seconds',
    help: 'Time for which the oldest realtime event for the people connected here has waited',
    read: () => realtime.lagSeconds(),
  });
  metrics.watchKinds({
    name: 'caresetu_outbox_messages',
    help: 'Messages of the outbox that wait to be sent',
    read: async (kind) => (await outbox.measure(kind)).messages,
  });
  metrics.watchKinds({
    name: 'caresetu_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits',
    read: async (kind) => (await outbox.measure(kind)).oldestSeconds,
  });
}
