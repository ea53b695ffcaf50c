import * as z from 'zod/mini';
import { appointment } from '../../src/contract/appointments.ts';
import { id } from '../../src/contract/common.ts';
import { message } from '../../src/contract/messages.ts';
import { queueBooking } from '../../src/contract/queue.ts';
import { messageStatusEvent, type MessageStatusEvent } from '../../src/contract/realtime.ts';
import { sessionOfAccessToken } from '../handlers/auth/access-token.ts';
import type { Backend } from '../handlers/core/backend.ts';
import {
  findConversation,
  listConversations,
  noteDelivered,
} from '../handlers/messages/conversations.ts';

const eventSchema = z.discriminatedUnion('event', [
  z.object({ to: z.array(id), event: z.literal('new_message'), payload: message }),
  z.object({ to: z.array(id), event: z.literal('message_status'), payload: messageStatusEvent }),
  z.object({ to: z.array(id), event: z.literal('queue_update'), payload: queueBooking }),
  z.object({ to: z.array(id), event: z.literal('appointment_changed'), payload: appointment }),
]);

export type RealtimeEvent = z.infer<typeof eventSchema>;

export interface Connection {
  token: string;
  emit(event: RealtimeEvent['event'], payload: RealtimeEvent['payload']): void;
  close(): void;
}

interface RegisteredConnection {
  connection: Connection;
  personId: string;
  sessionId: string;
}

/** Dispatches socket events to users (spec §4 Socket, §7 Realtime). Each tab or process has one. */
export class Realtime {
  readonly #backend: Pick<Backend, 'store' | 'clock'>;
  readonly #registered = new Map<Connection, RegisteredConnection>();
  readonly #connectionsByUser = new Map<string, Set<RegisteredConnection>>();
  readonly #closed = new WeakSet<Connection>();
  readonly #listeners = new Set<(news: RealtimeEvent) => void>();
  readonly #underWay = new Set<Promise<void>>();
  #lastDelivery: Promise<void> = Promise.resolve();

  constructor(backend: Pick<Backend, 'store' | 'clock'>) {
    this.#backend = backend;
  }

  /**
   * Closes the connection if the token belongs to another user. Otherwise marks all waiting
   * messages as delivered.
   */
  async register(connection: Connection, userId: unknown): Promise<void> {
    const session = await sessionOfAccessToken(this.#backend, connection.token);
    if (!session || session.accountId !== userId) {
      this.#close(connection);
      return;
    }
    if (this.#closed.has(connection)) return;
    this.#add({ connection, personId: session.accountId, sessionId: session.id });
    // A write, because a read does not see recent changes of other tabs.
    const statuses = await this.#backend.store.write(async (unit) => {
      const found: MessageStatusEvent[] = [];
      for (const conversation of await listConversations(unit, session.accountId)) {
        const status = await noteDelivered(unit, conversation, session.accountId);
        if (status) found.push(status);
      }
      return found;
    });
    for (const status of statuses) this.publish(createStatusEvent(status));
  }

  leave(connection: Connection): void {
    this.#closed.add(connection);
    this.#remove(connection);
  }

  /** Call it after the commit. */
  publish(news: RealtimeEvent): void {
    for (const listener of this.#listeners) listener(news);
    this.#dispatch(news);
  }

  receive(news: unknown): void {
    const { data } = eventSchema.safeParse(news);
    if (data) this.#dispatch(data);
  }

  /** Calls `listener` with events for other tabs. */
  onAnnounce(listener: (news: RealtimeEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async closeEnded(personId: string): Promise<void> {
    await this.#liveConnections(personId);
  }

  /** Resolves once all events are dispatched and recorded. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Sends events in order of arrival. */
  #dispatch(news: RealtimeEvent): void {
    this.#lastDelivery = this.#track(this.#lastDelivery.then(() => this.#deliver(news)));
  }

  async #deliver({ to, event, payload }: RealtimeEvent): Promise<void> {
    for (const personId of new Set(to)) {
      const lines = await this.#liveConnections(personId);
      for (const { connection } of lines) connection.emit(event, payload);
      if (event !== 'new_message' || personId !== payload.receiverId) continue;
      if (lines.length > 0) void this.#track(this.#noteDelivery(personId, payload.senderId));
    }
  }

  async #noteDelivery(receiverId: string, senderId: string): Promise<void> {
    const status = await this.#backend.store.write(async (unit) => {
      const conversation = await findConversation(unit, receiverId, senderId);
      return conversation ? noteDelivered(unit, conversation, receiverId) : null;
    });
    if (status) this.publish(createStatusEvent(status));
  }

  /** Closes connections whose session has ended. */
  async #liveConnections(personId: string): Promise<RegisteredConnection[]> {
    const lines = [...(this.#connectionsByUser.get(personId) ?? [])];
    const now = this.#backend.clock.now().toISOString();
    const living: RegisteredConnection[] = [];
    for (const line of lines) {
      const session = await this.#backend.store.read((reads) =>
        reads.get('sessions', line.sessionId),
      );
      if (session && session.expiresAt > now) living.push(line);
      else this.#close(line.connection);
    }
    return living.filter(({ connection }) => this.#registered.has(connection));
  }

  #add(line: RegisteredConnection): void {
    this.#remove(line.connection);
    this.#registered.set(line.connection, line);
    const lines = this.#connectionsByUser.get(line.personId) ?? new Set();
    this.#connectionsByUser.set(line.personId, lines.add(line));
  }

  #remove(connection: Connection): void {
    const line = this.#registered.get(connection);
    if (!line) return;
    this.#registered.delete(connection);
    const lines = this.#connectionsByUser.get(line.personId);
    lines?.delete(line);
    if (lines?.size === 0) this.#connectionsByUser.delete(line.personId);
  }

  #close(connection: Connection): void {
    this.leave(connection);
    connection.close();
  }

  /** Logs failures of work that is not awaited. */
  #track(work: Promise<void>): Promise<void> {
    const tracked = work
      .catch((error: unknown) => console.error(error))
      .finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    return tracked;
  }
}

export function createStatusEvent(status: MessageStatusEvent): RealtimeEvent {
  return { to: [status.senderId, status.receiverId], event: 'message_status', payload: status };
}
