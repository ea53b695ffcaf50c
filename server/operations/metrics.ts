import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type MessageKind, messageKinds } from '../../backend/outbox/outbox.ts';
import type { DeliveryOutcome } from '../../backend/handlers/notices/send-deliveries.ts';
import type { DeliveryResult } from '../outbox/outbox-delivery.ts';
import { withLimit } from '../core/with-limit.ts';

/** Histogram buckets in seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const TOO_MANY_REQUESTS = 429;

/** Prometheus drops a whole scrape after 10 seconds. */
const READ_LIMIT_MS = 2000;

export interface ObservedCall {
  method: string;
  /** The route pattern. Paths may contain personal data and have too many distinct values. */
  route: string;
  /** 'cut off' if the client disconnected before the response. */
  status: number | 'cut off';
  seconds: number;
}

/** 'missing' is a 404. 'fallback' leaves rendering to the browser. */
export type PageResult = 'fresh' | 'stale' | 'rendered' | 'missing' | 'fallback';

export interface Measurement<Input extends unknown[] = []> {
  name: string;
  help: string;
  read: (...input: Input) => number | Promise<number>;
}

export interface Metrics {
  registry: Registry;
  observeCall(call: ObservedCall): void;
  countBackgroundError(): void;
  countWriteRetry(): void;
  countMessage(result: DeliveryResult, kind: string): void;
  countNotice(outcome: DeliveryOutcome, channel: string): void;
  countRemoved(collection: string, count: number): void;
  countPage(result: PageResult): void;
  observeRender(seconds: number): void;
  countConflict(route: string, code: string): void;
  watch(measurement: Measurement): void;
  watchKinds(measurement: Measurement<[MessageKind]>): void;
  scrape(): Promise<{ type: string; text: string }>;
}

/** Shared, because prom-client never removes its observers. */
let processMetrics: Registry | undefined;

function getProcessMetrics(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'caresetu_request_duration_seconds',
    help: 'Time from the request to the end of the response',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'caresetu_errors_total',
    help: 'Responses with a status from 500, and failures in the background',
    labelNames: ['source'],
    registers,
  });
  const throttled = new Counter({
    name: 'caresetu_throttled_requests_total',
    help: 'Requests beyond a limit (429)',
    labelNames: ['route'],
    registers,
  });
  const conflicts = new Counter({
    name: 'caresetu_conflicts_total',
    help: 'Refused calls (409) by their error code, such as slot-taken',
    labelNames: ['route', 'code'],
    registers,
  });
  const retries = new Counter({
    name: 'caresetu_write_retries_total',
    help: 'Writes that a store repeated after a conflict',
    registers,
  });
  const messages = new Counter({
    name: 'caresetu_outbox_deliveries_total',
    help: 'Messages of the outbox: sent, failed (sent again later), abandoned or expired',
    labelNames: ['kind', 'result'],
    registers,
  });
  const notices = new Counter({
    name: 'caresetu_notices_total',
    help: 'Notices by channel: sent, failed (sent again later), dropped as void, or undeliverable',
    labelNames: ['channel', 'result'],
    registers,
  });
  const removed = new Counter({
    name: 'caresetu_removed_records_total',
    help: 'Records that the sweep removed because their retention period ended',
    labelNames: ['collection'],
    registers,
  });
  const pages = new Counter({
    name: 'caresetu_pages_total',
    help: 'Public pages: fresh or stale from memory, rendered, missing (404), or left to the app',
    labelNames: ['result'],
    registers,
  });
  const renders = new Histogram({
    name: 'caresetu_page_render_duration_seconds',
    help: 'Time to load the data of a public page and render it',
    buckets: DURATION_BUCKETS,
    registers,
  });
  for (const source of ['request', 'background']) errors.inc({ source }, 0);
  return {
    registry,
    observeCall({ method, route, status, seconds }) {
      calls.observe({ method, route, status }, seconds);
      if (status === TOO_MANY_REQUESTS) throttled.inc({ route });
      if (typeof status === 'number' && status >= 500) errors.inc({ source: 'request' });
    },
    countBackgroundError: () => errors.inc({ source: 'background' }),
    countWriteRetry: () => retries.inc(),
    countMessage: (result, kind) => messages.inc({ kind, result }),
    countNotice: (result, channel) => notices.inc({ channel, result }),
    countRemoved: (collection, count) => removed.inc({ collection }, count),
    countPage: (result) => pages.inc({ result }),
    observeRender: (seconds) => renders.observe(seconds),
    countConflict: (route, code) => conflicts.inc({ route, code }),
    watch({ name, help, read }) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          async collect() {
            this.set(await orNaN(read()));
          },
        }),
      );
    },
    watchKinds({ name, help, read }) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          labelNames: ['kind'],
          registers: [],
          async collect() {
            for (const kind of messageKinds) this.set({ kind }, await orNaN(read(kind)));
          },
        }),
      );
    },
    async scrape() {
      const texts = [await registry.metrics(), await getProcessMetrics().metrics()];
      return { type: registry.contentType, text: texts.join('\n') };
    },
  };
}

/** The others are most useful while the database is down. */
function orNaN(value: number | Promise<number>): Promise<number> {
  return withLimit(Promise.resolve(value), READ_LIMIT_MS).catch(() => Number.NaN);
}
