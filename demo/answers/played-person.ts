import { getResponse } from 'msw';
import * as z from 'zod/mini';
import type { CallAck } from '../../src/contract/calls.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { errorResponseBody } from '../../src/contract/errors.ts';
import { issueAccessToken } from '../../backend/handlers/core/access-token.ts';
import { endSession, openSession } from '../../backend/handlers/auth/sessions.ts';
import { ApiError } from '../../backend/handlers/core/api-error.ts';
import type { RunningBackend } from '../../backend/create-backend.ts';
import { createHandlers } from '../../backend/create-handlers.ts';
import { filledPath } from '../../backend/handlers/core/route.ts';
import type { Connection } from '../../backend/realtime/open-connections.ts';
import { Refusal } from './refusal.ts';
import { playedDevice } from '../../mocks/session-tab.ts';
import type { AccountRecord } from '../../backend/store/records.ts';
import type { UnitOfWork } from '../../backend/store/store.ts';

const LOCK = 'caresetu.played';

interface Input {
  params?: Record<string, string>;
  body?: object;
}

type Listener = (event: Parameters<Connection['emit']>[0], payload: unknown) => void;

/** An account with its own session, to which all rules of the backend apply. */
export interface PlayedPerson {
  account: AccountRecord;
  /** @throws {Refusal} with the handler's message */
  call: <E extends Endpoint>(endpoint: E, input?: Input) => Promise<z.output<E['response']>>;
  send: (event: 'call_join' | 'call_signal' | 'call_leave', payload: object) => Promise<CallAck>;
  onEvent: (listener: Listener) => () => void;
  /** Aborted when the session has ended, such as by a jump of the clock. */
  ended: AbortSignal;
  end: () => Promise<void>;
}

/**
 * The demo's network and faults do not apply: they are the user's.
 * @throws {Refusal} if there is no such account
 */
export async function openPlayedPerson(
  backend: RunningBackend,
  accountId: string,
  locks: Pick<LockManager, 'request' | 'query'>,
): Promise<PlayedPerson> {
  const { store, realtime, clock, baseUrl } = backend;
  const handlers = createHandlers({ ...backend, network: undefined });
  const ending = new AbortController();
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const { account, session, issued } = await locks.request(LOCK, async () => {
    const { held = [] } = await locks.query();
    const open = new Set(held.map(({ name }) => name));
    const opened = await store.write(async (unit) => {
      await removeAbandoned(unit, accountId, open);
      const found = await unit.get('accounts', accountId);
      if (!found) return new ApiError('not-found', 'This account was deleted.');
      return openSession(unit, found, { remember: false, device: playedDevice }, clock.now());
    });
    if (opened instanceof ApiError) throw new Refusal(opened.message);
    await new Promise<void>((resolve) => {
      void locks.request(sessionLock(opened.session.id), () => {
        resolve();
        return closed;
      });
    });
    return opened;
  });

  const listeners = new Set<Listener>();
  const connection: Connection = {
    token: await issueAccessToken(backend, session.id),
    emit: (event, payload) => {
      for (const listener of listeners) listener(event, payload);
    },
    close: () => ending.abort(new Refusal('The session of the other person has ended.')),
  };
  const sent = new Set<Promise<unknown>>();
  await realtime.register(connection, account.id);

  return {
    account,
    ended: ending.signal,
    async call<E extends Endpoint>(endpoint: E, { params = {}, body }: Input = {}) {
      const schema: E['response'] = endpoint.response;
      const request = new Request(baseUrl + filledPath(endpoint.path, params), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${await issueAccessToken(backend, session.id)}` },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const response = await getResponse(handlers, request);
      const answer: unknown = await response?.json();
      if (!response?.ok) throw new Refusal(z.parse(errorResponseBody, answer).message);
      return z.parse(schema, answer);
    },
    send(event, payload) {
      const answer = realtime.answer(connection, event, payload);
      sent.add(answer);
      void answer.finally(() => sent.delete(answer));
      return answer;
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async end() {
      await Promise.allSettled(sent);
      realtime.leave(connection);
      await endSession(backend, issued.token);
      close();
    },
  };
}

/** A page closed in the middle of an answer could not end its session. */
async function removeAbandoned(
  unit: UnitOfWork,
  accountId: string,
  openLocks: ReadonlySet<string | undefined>,
): Promise<void> {
  for (const { id, device } of await unit.find('sessions', { accountId })) {
    const isPlayed = device?.browser === playedDevice.browser;
    if (isPlayed && !openLocks.has(sessionLock(id))) await unit.remove('sessions', id);
  }
}

function sessionLock(sessionId: string): string {
  return `${LOCK}.${sessionId}`;
}
