import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../core/log.ts';
import { createMetrics } from './metrics.ts';
import { createRemovalLog } from './removal-log.ts';

test('each removal is logged and counted by its collection, but not an empty one', async () => {
  const log = vi.fn<(entry: LogEntry) => void>();
  const metrics = createMetrics();
  const onRemoved = createRemovalLog(metrics, log);
  onRemoved({ sessions: 0 });
  onRemoved({ medicalRecords: 2, appointments: 3 });
  onRemoved({ medicalRecords: 1 });
  expect(log.mock.calls.map(([entry]) => entry)).toEqual([
    { event: 'removed', collection: 'medicalRecords', records: 2 },
    { event: 'removed', collection: 'appointments', records: 3 },
    { event: 'removed', collection: 'medicalRecords', records: 1 },
  ]);
  const { text } = await metrics.scrape();
  expect(text).toContain('caresetu_removed_records_total{collection="medicalRecords"} 3');
});
