import type { RequestHandler } from 'express';
import { endpoints } from '../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';
import { findRoute } from '../handlers/core/route.ts';
import { getAddress } from './http-exchange.ts';
import { GEOCODER_PATH, HEALTH_PATH } from './paths.ts';

/** Must contain no personal data. */
export type LogEntry = Record<string, string | number>;
export type Log = (entry: LogEntry) => void;

const routes = [
  { method: 'GET', path: HEALTH_PATH },
  ...Object.values(endpoints),
  ...Object.values(geocodingEndpoints).map(({ method, path }) => ({
    method,
    path: `${GEOCODER_PATH}${path}`,
  })),
];

export const consoleLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};

/** Logs route patterns only: paths, queries and bodies may be personal. */
export function logCalls(log: Log, baseUrl: string): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const { method } = request;
      const url = getAddress(request, baseUrl);
      const route = url === null ? undefined : findRoute(routes, { method, url }, baseUrl);
      log({
        method,
        route: route?.path ?? 'unknown',
        status: response.writableFinished ? response.statusCode : 'cut off',
        ms: Math.round((performance.now() - start) * 10) / 10,
      });
    });
    next();
  };
}
