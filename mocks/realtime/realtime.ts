import * as z from 'zod/mini';
import { appointment } from '../../src/contract/appointments.ts';
import { id } from '../../src/contract/common.ts';
import { doctor } from '../../src/contract/doctors.ts';
import { message } from '../../src/contract/messages.ts';
import { queueBooking } from '../../src/contract/queue.ts';
import { messageStatusEvent, type MessageStatusEvent } from '../../src/contract/realtime.ts';
import { sessionOfAccessToken } from '../handlers/auth/access-token.ts';
import { findActiveFactor } from '../handlers/auth/active-factor.ts';
import type { Backend } from '../handlers/core/backend.ts';
import { writeAndPublish } from '../handlers/core/write-and-publish.ts';
import {
  findConversation,
  hasUndelivered,
  listConversations,
  noteDelivered,
} from '../handlers/messages/conversations.ts';
import { findBlock } from '../handlers/messages/blocks.ts';
import type { ReadTransaction, UnitOfWork } from '../store/core/store.ts';

const eventSchema = z.discriminatedUnion('event', [
  z.object({ to: z.array(id), event: z.literal('new_message'), payload: message }),
  z.object({ to: z.array(id), event: z.literal('message_status'), payload: messageStatusEvent }),
  z.object({ to: z.array(id), event: z.literal('queue_update'), payload: queueBooking }),
  z.object({ to: z.array(id), event: z.literal('appointment_changed'), payload: appointment }),
  z.object({ to: z.array(id), event: z.literal('doctor_changed'), payload: doctor }),
]);

/** Sent only between processes, when sessions of these users end. */
const sessionsEnded = z.object({ to: z.array(id), event: z.literal('sessions_ended') });

export type RealtimeEvent = z.infer<typeof eventSchema>;

/** Sends events to every process, including the sender. */
export interface SharedEvents {
  append(unit: UnitOfWork, events: readonly RealtimeEvent[]): void;
  send(event: z.infer<typeof sessionsEnded>): Promise<void>;
  subscribe(listener: (event: unknown) => void): () => void;
}

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

interface RealtimeBackend extends Pick<Backend, 'store' | 'clock'> {
  /** @default false */
  requiresSecondFactor?: boolean;
  /** @default the key of the data */
  signingKeys?: readonly string[];
}

/** Dispatches socket events (spec §4 Socket, §7 Realtime). */
export class Realtime {
  readonly #backend: RealtimeBackend & Pick<Backend, 'signingKeys'>;
  readonly #registered = new Map<Connection, RegisteredConnection>();
  readonly #connectionsByUser = new Map<string, Set<RegisteredConnection>>();
  readonly #closed = new WeakSet<Connection>();
  readonly #listeners = new Set<(news: RealtimeEvent) => void>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #shared: SharedEvents | undefined;
  #lastDelivery: Promise<void> = Promise.resolve();

  /** @param shared for a store of several processes */
  constructor(backend: RealtimeBackend, shared?: SharedEvents) {
    this.#backend = { signingKeys: [], ...backend };
    this.#shared = shared;
    shared?.subscribe((event) => this.receive(event));
  }

  /**
   * Closes the connection if the token is not the user's; otherwise marks waiting messages as
   * delivered.
   */
  async register(connection: Connection, userId: unknown): Promise<void> {
    const session = await sessionOfAccessToken(this.#backend, connection.token);
    if (!session || session.accountId !== userId || !(await this.#mayConnect(session.accountId))) {
      this.#close(connection);
      return;
    }
    if (this.#closed.has(connection)) return;
    const personId = session.accountId;
    this.#add({ connection, personId, sessionId: session.id });
    // Read first, because most reconnecting clients have no undelivered messages.
    const conversations = await this.#backend.store.read((reads) =>
      listConversations(reads, personId),
    );
    if (!conversations.some((conversation) => hasUndelivered(conversation, personId))) return;
    await writeAndPublish(this.#writer(), async (unit, publish) => {
      for (const conversation of await listConversations(unit, personId)) {
        const status = await noteDelivered(unit, conversation, personId);
        if (status) publish(await createStatusEvent(unit, status));
      }
    });
  }

  leave(connection: Connection): void {
    this.#closed.add(connection);
    this.#remove(connection);
  }

  append(unit: UnitOfWork, events: readonly RealtimeEvent[]): void {
    this.#shared?.append(unit, events);
  }

  /** Call this after the commit. */
  publish(news: RealtimeEvent): void {
    // This process receives the shared events, too.
    if (this.#shared) return;
    for (const listener of this.#listeners) listener(news);
    this.#dispatch(news);
  }

  receive(news: unknown): void {
    const ended = sessionsEnded.safeParse(news).data;
    for (const personId of ended?.to ?? []) void this.#track(this.#closeEndedHere(personId));
    const { data } = eventSchema.safeParse(news);
    if (data) this.#dispatch(data);
  }

  onAnnounce(listener: (news: RealtimeEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Also closes the connections in other processes. */
  async closeEnded(personId: string): Promise<void> {
    await this.#closeEndedHere(personId);
    await this.#shared?.send({ to: [personId], event: 'sessions_ended' });
  }

  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

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
    await writeAndPublish(this.#writer(), async (unit, publish) => {
      const conversation = await findConversation(unit, receiverId, senderId);
      const status = conversation && (await noteDelivered(unit, conversation, receiverId));
      if (status) publish(await createStatusEvent(unit, status));
    });
  }

  async #mayConnect(accountId: string): Promise<boolean> {
    const { store, requiresSecondFactor = false } = this.#backend;
    if (!requiresSecondFactor) return true;
    return store.read(async (reads) => {
      const account = await reads.get('accounts', accountId);
      return account?.role !== 'doctor' || (await findActiveFactor(reads, accountId)) !== null;
    });
  }

  #writer(): Pick<Backend, 'store' | 'realtime'> {
    return { store: this.#backend.store, realtime: this };
  }

  async #closeEndedHere(personId: string): Promise<void> {
    await this.#liveConnections(personId);
  }

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

  #track(work: Promise<void>): Promise<void> {
    const tracked = work
      .catch((error: unknown) => console.error(error))
      .finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    return tracked;
  }
}

export async function createStatusEvent(
  reads: ReadTransaction,
  status: MessageStatusEvent,
): Promise<RealtimeEvent> {
  const { senderId, receiverId } = status;
  const isHidden = (await findBlock(reads, receiverId, senderId)) !== undefined;
  const to = isHidden ? [receiverId] : [senderId, receiverId];
  return { to, event: 'message_status', payload: status };
}
