import * as z from 'zod/mini';
import { createTestBackend, type Reply } from '../../../mocks/testing/test-backend.ts';
import type { Store } from '../../../mocks/store/store.ts';
import { DEVICES, RIGHT_CODE, type Step, VISIT } from './steps.ts';

/** An answer without what differs between two backends that do the same. */
export interface Outcome {
  status: number;
  body: unknown;
  retryAfter: string | null;
  /** The cookie's attributes, with its value left out. */
  cookie: string | null;
}

const withToken = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) });
const aMessage = z.object({ id: z.string(), seq: z.int() });
const withVisit = z.object({ appointment: z.object({ id: z.string() }) });

/** Plays steps on a backend over a store. */
export function createPlayer(store: Store): (step: Step) => Promise<Outcome> {
  const { createDevice, clock, codeFor } = createTestBackend({ store });
  const devices = Array.from({ length: DEVICES }, () => ({
    device: createDevice(),
    token: undefined as string | undefined,
    oldCookie: '',
  }));
  /** Ids that this backend has made up, in the order in which they were first told. */
  const made: string[] = [];
  const visits: string[] = [];

  const noteId = (ids: string[], id: string) => {
    if (!ids.includes(id)) ids.push(id);
  };

  const learn = (person: (typeof devices)[number], { body }: Reply) => {
    const session = withToken.safeParse(body).data;
    if (session) {
      person.token = session.accessToken;
      noteId(made, session.user.id);
    }
    const visit = withVisit.safeParse(body).data?.appointment.id;
    // A message's id is its conversation's, and its place.
    const message = aMessage.safeParse(body).data?.id;
    if (message !== undefined) noteId(made, message.split('.')[0] ?? message);
    if (visit !== undefined) [made, visits].forEach((ids) => noteId(ids, visit));
  };

  const told = ({ status, headers, body }: Reply): Outcome => ({
    status,
    body: inOrder(
      made.reduce((text, id, index) => text.replaceAll(id, `id-${index}`), textOf(body)),
    ),
    retryAfter: headers.get('retry-after'),
    cookie: headers.get('set-cookie')?.replace(/=[^;]*/, '') ?? null,
  });

  return async (step) => {
    clock.advance(step.waitSeconds);
    const person = devices[step.device % DEVICES];
    if (!person) throw new Error('There is no such device');
    const { device } = person;
    const before = device.cookie;
    if (step.hasOldCookie) device.cookie = person.oldCookie;
    const phone = String(step.body?.['phone'] ?? '');
    const fill = (value: unknown) => {
      if (value === RIGHT_CODE) return codeFor(phone) || '000000';
      return value === VISIT ? (visits[step.visit % visits.length] ?? 'nobody') : value;
    };
    const params = Object.fromEntries(
      Object.entries(step.params).map(([name, value]) => [name, String(fill(value))]),
    );
    const body = step.body && mapped(step.body, fill);
    const reply = await device.call(step.call, params, {
      ...(body && { body }),
      ...(person.token !== undefined && { token: person.token }),
      ...(step.idempotencyKey && { headers: { 'idempotency-key': step.idempotencyKey } }),
    });
    if (device.cookie !== before) person.oldCookie = before;
    learn(person, reply);
    return told(reply);
  };
}

function mapped(body: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, change(value)]));
}

/** Tokens are random, and mean nothing to whoever compares. */
function textOf(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) => (key === 'accessToken' ? 'token' : value));
}

/** What a list holds; a store promises no order of equals. */
function inOrder(text: string): unknown {
  const body: unknown = JSON.parse(text);
  return Array.isArray(body) ? body.map((part) => JSON.stringify(part)).toSorted() : body;
}
