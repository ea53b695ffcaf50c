import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { callAck, type CallAck } from '../../src/contract/calls.ts';
import { type AnsweredEvent, type EventName, getPayloadSchema, type PayloadOf } from './calls.ts';
import { Difference } from './difference.ts';
import { shapeDifference } from './expectations.ts';
import type { SocketConnection, Target } from './targets/target.ts';

const LOOK_EVERY_MS = 10;

type Lines = Pick<Target, 'connect' | 'eventLimitMs'>;

interface ReceivedEvent {
  name: string;
  payload: unknown;
}

export class Listener {
  readonly #target: Lines;
  readonly #events: readonly ReceivedEvent[];
  readonly #connection: SocketConnection;

  private constructor(target: Lines, line: SocketConnection, events: readonly ReceivedEvent[]) {
    this.#target = target;
    this.#connection = line;
    this.#events = events;
  }

  static async open(target: Lines, token: string, userId: string): Promise<Listener> {
    const events: ReceivedEvent[] = [];
    try {
      const line = await target.connect(token, (name, payload) => events.push({ name, payload }));
      line.register(userId);
      return new Listener(target, line, events);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Difference('register', 'connection', 'open', reason);
    }
  }

  async event<N extends EventName>(
    name: N,
    ids: string[],
    isMeant: (payload: PayloadOf<N>) => boolean = () => true,
  ): Promise<PayloadOf<N>> {
    const found = await this.#until(() =>
      this.#received(name, ids)
        .map((payload) => parsed(name, payload))
        .find(isMeant),
    );
    if (found === undefined) {
      const limit = `there within ${this.#target.eventLimitMs / 1000} s`;
      throw new Difference(name, 'event', limit, 'missing');
    }
    return found;
  }

  async call(name: AnsweredEvent, payload: unknown): Promise<CallAck> {
    const answer = await this.#connection.call(name, payload).catch(() => undefined);
    const result = callAck.safeParse(answer);
    if (!result.success) throw shapeDifference(name, answer, result.error.issues);
    return result.data;
  }

  all(name: EventName, ids: string[]): unknown[] {
    return this.#received(name, ids);
  }

  count(name: EventName, ids: string[]): number {
    return this.#received(name, ids).length;
  }

  async closing(): Promise<void> {
    const isClosed = await this.#until(() => !this.#connection.isOpen() || undefined);
    if (!isClosed) throw new Difference('register', 'connection', 'closed', 'open');
  }

  close(): void {
    this.#connection.close();
  }

  #received(name: EventName, ids: string[]): unknown[] {
    return this.#events
      .filter((event) => event.name === name)
      .map(({ payload }) => payload)
      .filter((payload) => ids.every((id) => JSON.stringify(payload)?.includes(`"${id}"`)));
  }

  async #until<T>(look: () => T | undefined): Promise<T | undefined> {
    const end = performance.now() + this.#target.eventLimitMs;
    for (;;) {
      const seen = look();
      if (seen !== undefined || performance.now() > end) return seen;
      await pause(LOOK_EVERY_MS);
    }
  }
}

function parsed<N extends EventName>(name: N, payload: unknown): PayloadOf<N> {
  const result = z.safeParse(getPayloadSchema(name), payload);
  if (!result.success) throw shapeDifference(name, payload, result.error.issues);
  // The cast is safe: this schema defines PayloadOf.
  return result.data as PayloadOf<N>;
}
