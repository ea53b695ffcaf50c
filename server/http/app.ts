import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { getResponse } from 'msw';
import { BODY_BYTES, type Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { errorResponseBody } from '../../src/contract/errors.ts';
import { ApiError, errorResponse } from '../../backend/handlers/core/api-error.ts';
import type { Backend } from '../../backend/handlers/core/backend.ts';
import { bodyLimit } from '../../backend/handlers/core/body-limit.ts';
import { allowedCaller, personOfToken } from '../../backend/handlers/core/caller.ts';
import { createHandlers } from '../../backend/create-handlers.ts';
import { findRoute } from '../../backend/handlers/core/route.ts';
import { AccountCeilings, type CallOfPerson } from '../limits/account-ceilings.ts';
import { limitByAddress, REFUSAL_DELAY_MS } from '../limits/address-limits.ts';
import type { AddressLimits } from '../limits/address-rows.ts';
import { allowOrigins } from './allow-origins.ts';
import { BodyBudget } from '../limits/body-budget.ts';
import { noteClientAddress } from '../limits/client-address.ts';
import { mostBytes, sendResponse, toRequest, withBody } from '../core/http-exchange.ts';
import { matchAddresses } from '../core/address-list.ts';
import type { Metrics } from '../operations/metrics.ts';
import { observeCalls } from '../operations/observe-calls.ts';
import { type OperationsOptions, serveOperations } from '../operations/serve-operations.ts';
import { createTurns } from '../limits/turns.ts';

const SMALL_BODY_BYTES_IN_FLIGHT = 16 * 1024 * 1024;
const LARGE_BODY_BYTES_IN_FLIGHT = 48 * 1024 * 1024;

const CONFLICT = 409;

const apiEndpoints: readonly Endpoint[] = Object.values(endpoints);

export interface AppOptions extends OperationsOptions {
  backend: Backend;
  origins: readonly string[];
  trustedProxies: readonly string[];
  addressLimits: AddressLimits;
  site: RequestHandler | null;
}

/** json-server's own routes would expose the whole database. */
export function createApp(options: AppOptions): Application {
  const { backend, origins, trustedProxies, addressLimits, site, log, metrics, isUp } = options;
  const { baseUrl } = backend;
  const isProxy = matchAddresses(trustedProxies);
  const app = jsonServer.create();
  app.disable('x-powered-by').disable('etag').set('trust proxy', trustedProxies);
  app.use(observeCalls({ log, metrics, baseUrl, isProxy }), endConnections(isUp));
  if (site) app.use(site);
  app.use(setSecurityHeaders, sendTime(backend));
  serveOperations(app, options);
  app.use(
    allowOrigins(origins),
    limitByAddress(addressLimits, backend),
    serveApi(backend, metrics),
    refuseOtherCalls,
    sendFailure,
  );
  return app;
}

function serveApi(backend: Backend, metrics: Metrics): RequestHandler {
  const handlers = createHandlers(backend);
  const { baseUrl } = backend;
  const smallBodies = new BodyBudget(SMALL_BODY_BYTES_IN_FLIGHT);
  const largeBodies = new BodyBudget(LARGE_BODY_BYTES_IN_FLIGHT);
  const takeGuestTurn = createTurns();
  const accountCeilings = new AccountCeilings(steadyClock);

  async function answer(head: Request, incoming: IncomingMessage): Promise<Response | undefined> {
    const endpoint = findRoute(apiEndpoints, head, baseUrl);
    if (!endpoint) return getResponse(handlers, head);
    const personId = await personOfToken(backend, head);
    const call = { personId, address: backend.addressOf(head), endpoint };
    return withCeilings(call, () => answerPerson(endpoint, personId, head, incoming));
  }

  async function withCeilings<T>(call: CallOfPerson, work: () => Promise<T>): Promise<T> {
    try {
      return await accountCeilings.run(call, work);
    } catch (error) {
      // The handlers' own errors are responses.
      if (error instanceof ApiError && error.code === 'too-many-requests') {
        await sleep(REFUSAL_DELAY_MS);
      }
      throw error;
    }
  }

  /** Checks access first, so that a guest's upload uses no memory. */
  async function answerPerson(
    endpoint: Endpoint,
    personId: string | null,
    head: Request,
    incoming: IncomingMessage,
  ): Promise<Response | undefined> {
    if (!endpoint.body) return getResponse(handlers, head);
    if (endpoint.access === 'public') await takeGuestTurn();
    const limit = bodyLimit(endpoint, head.headers.get('content-type'));
    const bytes = Math.min(mostBytes(head, limit), limit);
    const isSmall = bytes <= BODY_BYTES;
    // The handler checks it again, so a small body only needs a genuine token.
    const isChecked = personId === null || !isSmall;
    const caller = isChecked ? await allowedCaller(backend, endpoint, head) : null;
    // In a session's first call, `personId` is not the account yet.
    const holder = caller?.account?.id ?? personId;
    const holders = [backend.addressOf(head), ...(holder === null ? [] : [holder])];
    return (isSmall ? smallBodies : largeBodies).reserve(bytes, holders, async () =>
      getResponse(handlers, await withBody(head, incoming, limit)),
    );
  }

  async function countConflict(head: Request, response: Response): Promise<void> {
    if (response.status !== CONFLICT) return;
    const { code } = errorResponseBody.parse(await response.clone().json());
    metrics.countConflict(findRoute(apiEndpoints, head, baseUrl)?.path ?? 'unknown', code);
  }

  return async (incoming, outgoing, next) => {
    try {
      const head = toRequest(incoming, baseUrl);
      if (head) noteClientAddress(head, incoming.ip);
      const response = head && (await answer(head, incoming));
      if (head && response) await countConflict(head, response);
      if (response) await sendResponse(response, outgoing);
      else next();
    } catch (error) {
      next(error);
    }
  };
}

/** Of a process. It does not follow changes of the machine's time. */
const steadyClock = { now: () => new Date(performance.timeOrigin + performance.now()) };

/** During shutdown, clients must reconnect to another process. */
function endConnections(isUp: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (!isUp()) response.set('connection', 'close');
    next();
  };
}

const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  next();
};

/** The app follows this clock (ADR 0069), which `--at` sets. */
function sendTime({ clock }: Backend): RequestHandler {
  return (_request, response, next) => {
    response.set('date', clock.now().toUTCString());
    next();
  };
}

const refuseOtherCalls: RequestHandler = (_request, _response, next) => {
  next(new ApiError('not-found', 'This API call does not exist.'));
};

// Express detects error handlers by their four parameters.
const sendFailure: ErrorRequestHandler = (failure, _request, response, _next) => {
  if (response.destroyed || response.headersSent) response.destroy();
  else sendResponse(errorResponse(failure), response).catch(() => response.destroy());
};
