import type { RequestHandler } from 'express';
import { ApiError } from '../../backend/handlers/core/api-error.ts';

/** Pages from other origins may only read public data. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { method } = request;
    const { origin } = request.headers;
    const isAllowed = origin !== undefined && origins.includes(origin);
    response.vary('Origin');
    if (isAllowed) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-expose-headers', 'Retry-After, Date, Age');
    }
    const isRead = method === 'GET' || method === 'HEAD';
    if (origin !== undefined && !isAllowed && !isRead) {
      next(new ApiError('forbidden', 'Pages from this address cannot call the API.'));
    } else if (isAllowed && method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
      response.setHeader(
        'access-control-allow-headers',
        'Authorization, Content-Type, Idempotency-Key',
      );
      response.setHeader('access-control-max-age', '600');
      response.status(204).end();
    } else next();
  };
}
