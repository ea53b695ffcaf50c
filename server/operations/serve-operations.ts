import type { Application, Request } from 'express';
import { matchAddresses } from '../core/address-list.ts';
import { asyncHandler } from '../core/async-handler.ts';
import type { Log } from '../core/log.ts';
import { HEALTH_PATH, METRICS_PATH, READY_PATH } from '../../backend/core/paths.ts';
import type { Metrics } from './metrics.ts';
import { checkReadiness, type ReadinessCheck } from './readiness.ts';

export interface OperationsOptions {
  metrics: Metrics;
  metricsReaders: readonly string[];
  readinessChecks: readonly ReadinessCheck[];
  log: Log;
  isUp: () => boolean;
}

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'via'];

/** See docs/operations.md. */
export function serveOperations(
  app: Application,
  { metrics, metricsReaders, readinessChecks, log, isUp }: OperationsOptions,
): void {
  const mayRead = matchAddresses(metricsReaders);

  app.get(HEALTH_PATH, (_request, response) => {
    response.json({ status: isUp() ? 'ok' : 'stopping' });
  });

  app.get(
    READY_PATH,
    asyncHandler(async (_request, response) => {
      if (!isUp()) {
        response.status(503).json({ status: 'stopping' });
        return;
      }
      const { isReady, checks } = await checkReadiness(readinessChecks, (name, error) =>
        log({ event: 'warning', message: `Not ready: ${name} failed: ${String(error)}` }),
      );
      const status = isReady ? 'ready' : 'not ready';
      response.status(isReady ? 200 : 503).json({ status, checks });
    }),
  );

  app.get(
    METRICS_PATH,
    (request, _response, next) => {
      // 'route' skips to the 404 for unknown calls.
      next(isHidden(request) || !mayRead(request.ip ?? '') ? 'route' : undefined);
    },
    asyncHandler(async (_request, response) => {
      const { type, text } = await metrics.scrape();
      response.set('content-type', type).send(text);
    }),
  );
}

/** True if an untrusted proxy hides the client's IP address. */
function isHidden({ headers, ips }: Request): boolean {
  return ips.length === 0 && FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
}
