import * as z from 'zod/mini';
import { appointment } from '../src/contract/appointments.ts';
import { id } from '../src/contract/common.ts';
import { message } from '../src/contract/messages.ts';
import { queueBooking } from '../src/contract/queue.ts';
import { messageStatusEvent, type MessageStatusEvent } from '../src/contract/realtime.ts';
import { sessionOfAccessToken } from './handlers/access-token.ts';
import type { Backend } from './handlers/backend.ts';
import { conversationOf, conversationsOf, noteDelivered } from './handlers/conversations.ts';

const newsSchema = z.discriminatedUnion('event', [
  z.object({ to: z.array(id), event: z.literal('new_message'), payload: message }),
  z.object({ to: z.array(id), event: z.literal('message_status'), payload: messageStatusEvent }),
  z.object({ to: z.array(id), event: z.literal('queue_update'), payload: queueBooking }),
  z.object({ to: z.array(id), event: z.literal('appointment_changed'), payload: appointment }),
]);

/** Something that has happened, and the people who are to hear of it. */
export type News = z.infer<typeof newsSchema>;

/** A line to one device of a person, whatever carries it. */
export interface Connection {
  /** The access token of its handshake. */
  token: string;
  emit(event: News['event'], payload: News['payload']): void;
  close(): void;
}

/** A connection that has shown whose it is. */
interface Line {
  connection: Connection;
  personId: string;
  sessionId: string;
}

/**
 * Who gets which event of the socket (spec §4 Socket, §7 Realtime); knows no transport. Each tab of the
 * demo, and each process of a server, has one: what one announces, the others `receive`.
 */
export class Realtime {
  readonly #backend: Pick<Backend, 'store' | 'clock'>;
  readonly #lines = new Map<Connection, Line>();
  readonly #linesByPerson = new Map<string, Set<Line>>();
  readonly #gone = new WeakSet<Connection>();
  readonly #listeners = new Set<(news: News) => void>();
  readonly #underWay = new Set<Promise<void>>();
  #lastHanded: Promise<void> = Promise.resolve();

  constructor(backend: Pick<Backend, 'store' | 'clock'>) {
    this.#backend = backend;
  }

  /**
   * Takes up a connection as that of the person it names, or closes it when its token is not that
   * person's. Everything that has waited for the person is then delivered.
   */
  async register(connection: Connection, userId: unknown): Promise<void> {
    const session = await sessionOfAccessToken(this.#backend, connection.token);
    if (!session || session.accountId !== userId) {
      this.#close(connection);
      return;
    }
    if (this.#gone.has(connection)) return;
    this.#add({ connection, personId: session.accountId, sessionId: session.id });
    // Always a write: only that sees what another tab has stored a moment ago.
    const statuses = await this.#backend.store.write(async (unit) => {
      const found: MessageStatusEvent[] = [];
      for (const conversation of await conversationsOf(unit, session.accountId)) {
        const status = await noteDelivered(unit, conversation, session.accountId);
        if (status) found.push(status);
      }
      return found;
    });
    for (const status of statuses) this.announce(statusNews(status));
  }

  /** Forgets a connection that has ended, registered or not. */
  leave(connection: Connection): void {
    this.#gone.add(connection);
    this.#forget(connection);
  }

  /** Tells people what has been committed, here and wherever somebody listens. */
  announce(news: News): void {
    for (const listener of this.#listeners) listener(news);
    this.#hand(news);
  }

  /** Takes over what another tab or process has announced; ignores what is no news. */
  receive(news: unknown): void {
    const { data } = newsSchema.safeParse(news);
    if (data) this.#hand(data);
  }

  /** Calls a listener with all that is announced here, for the other tabs; returns how to stop it. */
  onAnnounce(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Closes those of a person's connections whose session has ended. */
  async closeEnded(personId: string): Promise<void> {
    await this.#livingLines(personId);
  }

  /** Resolves once everything that was announced has been handed over and noted. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Hands news over in the order in which they came. */
  #hand(news: News): void {
    this.#lastHanded = this.#track(this.#lastHanded.then(() => this.#handOver(news)));
  }

  async #handOver({ to, event, payload }: News): Promise<void> {
    for (const personId of new Set(to)) {
      const lines = await this.#livingLines(personId);
      for (const { connection } of lines) connection.emit(event, payload);
      if (event !== 'new_message' || personId !== payload.receiverId) continue;
      if (lines.length > 0) void this.#track(this.#noteDelivery(personId, payload.senderId));
    }
  }

  async #noteDelivery(receiverId: string, senderId: string): Promise<void> {
    const status = await this.#backend.store.write(async (unit) => {
      const conversation = await conversationOf(unit, receiverId, senderId);
      return conversation ? noteDelivered(unit, conversation, receiverId) : null;
    });
    if (status) this.announce(statusNews(status));
  }

  /** A person's connections; one whose session has ended, wherever that was, is closed first. */
  async #livingLines(personId: string): Promise<Line[]> {
    const lines = [...(this.#linesByPerson.get(personId) ?? [])];
    const now = this.#backend.clock.now().toISOString();
    const living: Line[] = [];
    for (const line of lines) {
      const session = await this.#backend.store.read((reads) =>
        reads.get('sessions', line.sessionId),
      );
      if (session && session.expiresAt > now) living.push(line);
      else this.#close(line.connection);
    }
    return living.filter(({ connection }) => this.#lines.has(connection));
  }

  #add(line: Line): void {
    this.#forget(line.connection);
    this.#lines.set(line.connection, line);
    const lines = this.#linesByPerson.get(line.personId) ?? new Set();
    this.#linesByPerson.set(line.personId, lines.add(line));
  }

  #forget(connection: Connection): void {
    const line = this.#lines.get(connection);
    if (!line) return;
    this.#lines.delete(connection);
    const lines = this.#linesByPerson.get(line.personId);
    lines?.delete(line);
    if (lines?.size === 0) this.#linesByPerson.delete(line.personId);
  }

  #close(connection: Connection): void {
    this.leave(connection);
    connection.close();
  }

  /** Work that nobody waits for: a failure is told, and ends nothing else. */
  #track(work: Promise<void>): Promise<void> {
    const tracked = work
      .catch((error: unknown) => console.error(error))
      .finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    return tracked;
  }
}

/** The news of a status, for the messages' sender and receiver. */
export function statusNews(status: MessageStatusEvent): News {
  return { to: [status.senderId, status.receiverId], event: 'message_status', payload: status };
}
