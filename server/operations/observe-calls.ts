import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { endpoints } from '../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';
import { findRoute } from '../../backend/handlers/core/route.ts';
import { withSpan } from '../core/tracing.ts';
import { getAddress } from '../core/http-exchange.ts';
import type { Log } from '../core/log.ts';
import { GEOCODER_PATH, HEALTH_PATH, METRICS_PATH, READY_PATH } from '../../backend/core/paths.ts';
import type { Metrics } from './metrics.ts';
import { readRequestId, readTraceparent, withRequestId } from './request-id.ts';

const apiRoutes = [
  ...[HEALTH_PATH, READY_PATH, METRICS_PATH].map((path) => ({ method: 'GET', path })),
  ...Object.values(endpoints),
  ...Object.values(geocodingEndpoints).map(({ method, path }) => ({
    method,
    path: `${GEOCODER_PATH}${path}`,
  })),
];

const siteRoutes = new WeakMap<IncomingMessage, string>();

export function noteRoute(request: IncomingMessage, pattern: string): void {
  siteRoutes.set(request, pattern);
}

export interface ObserveOptions {
  log: Log;
  metrics: Metrics;
  baseUrl: string;
  isProxy: (address: string) => boolean;
}

/** Omits paths, queries and bodies: they may be personal. */
export function observeCalls({ log, metrics, baseUrl, isProxy }: ObserveOptions): RequestHandler {
  const routeOf = (request: IncomingMessage): string => {
    const { method = '' } = request;
    const url = getAddress(request, baseUrl);
    const route = url === null ? undefined : findRoute(apiRoutes, { method, url }, baseUrl);
    return siteRoutes.get(request) ?? route?.path ?? 'unknown';
  };
  return (request, response, next) => {
    const start = performance.now();
    const requestId = readRequestId(request, isProxy);
    response.setHeader('x-request-id', requestId);
    const traceparent = readTraceparent(request, isProxy);
    void withSpan('request', { kind: 'server', traceparent }, async (span) => {
      withRequestId(requestId, next);
      if (!response.closed) await new Promise((resolve) => response.once('close', resolve));
      const { method } = request;
      const route = routeOf(request);
      const status = response.writableFinished ? response.statusCode : 'cut off';
      const ms = performance.now() - start;
      metrics.observeCall({ method, route, status, seconds: ms / 1000 });
      log({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 });
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': response.statusCode,
      });
    });
  };
}
