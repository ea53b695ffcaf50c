import { type CallAck, callJoin, callLeave, callSignal } from '../../src/contract/calls.ts';
import { sessionOfAccessToken } from '../handlers/core/access-token.ts';
import { checkFactor, pathRules } from '../handlers/core/factor-rules.ts';
import {
  type CallBackend,
  findSignalReceiver,
  joinCall,
  leaveCall,
  listWaitingCalls,
} from '../handlers/calls/calls.ts';
import { ApiError, errorBody } from '../handlers/core/api-error.ts';
import type { Backend } from '../handlers/core/backend.ts';
import { staleToken } from '../handlers/core/caller.ts';
import { parseInput } from '../handlers/core/endpoint-handler.ts';
import {
  addressed,
  type CallEvent,
  type DeliveredEvent,
  eventSchema,
  type EventPublisher,
  type RealtimeEvent,
  sessionsEnded,
  type SharedEvents,
  type SignalEvent,
  signalSchema,
} from '../handlers/core/realtime-events.ts';
import { checkTexts } from '../handlers/core/storable-text.ts';
import { tooManyRequests } from '../handlers/core/throttle.ts';
import { writeAndPublish } from '../handlers/core/write-and-publish.ts';
import {
  findConversation,
  hasUndelivered,
  listConversations,
  noteDelivered,
} from '../handlers/conversations/conversations.ts';
import { createStatusEvent } from '../handlers/conversations/status-event.ts';
import { SOCKET_PATH } from '../core/paths.ts';
import type { SessionRecord } from '../store/records.ts';
import type { UnitOfWork } from '../store/store.ts';
import { TokenBucket } from './token-bucket.ts';

/** Per connection. A call that begins sends about 50 signals, and renewals are rare. */
const CALL_BURST = 200;
const CALLS_A_SECOND = 20;

export interface Connection {
  token: string;
  emit(event: DeliveredEvent['event'], payload: DeliveredEvent['payload']): void;
  close(): void;
}

interface RegisteredConnection {
  connection: Connection;
  personId: string;
  sessionId: string;
}

interface RealtimeBackend extends Pick<Backend, 'store' | 'clock' | 'baseUrl'> {
  /** @default false */
  requiresSecondFactor?: boolean;
  /** @default the key of the data */
  signingKeys?: readonly string[];
}

/** Dispatches socket events (spec §4 Socket, §7 Realtime). */
export class Realtime implements EventPublisher {
  readonly #backend: RealtimeBackend & Pick<Backend, 'signingKeys'>;
  readonly #registered = new Map<Connection, RegisteredConnection>();
  readonly #connectionsByUser = new Map<string, Set<RegisteredConnection>>();
  readonly #closed = new WeakSet<Connection>();
  readonly #listeners = new Set<(news: DeliveredEvent) => void>();
  readonly #turns = new WeakMap<Connection, Promise<unknown>>();
  readonly #buckets = new WeakMap<Connection, TokenBucket>();
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
  register(connection: Connection, userId: unknown): Promise<void> {
    return this.#inTurn(connection, () => this.#register(connection, userId));
  }

  async #register(connection: Connection, userId: unknown): Promise<void> {
    const session = await sessionOfAccessToken(this.#backend, connection.token);
    if (!session || session.accountId !== userId || !(await this.#mayConnect(session))) {
      this.#close(connection);
      return;
    }
    if (this.#closed.has(connection)) return;
    const personId = session.accountId;
    this.#add({ connection, personId, sessionId: session.id });
    await this.#emitWaitingCalls(connection, personId);
    // Read first: most reconnecting clients have no undelivered messages.
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

  /** A call waits for the ones that its connection sent before, and for `register`. */
  async answerCall(connection: Connection, event: CallEvent, payload: unknown): Promise<CallAck> {
    try {
      this.#countCall(connection);
      await this.#inTurn(connection, () => this.#call(connection, event, payload));
      return { success: true };
    } catch (error) {
      return errorBody(error);
    }
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
    if (!this.#shared) this.#announce(news);
  }

  receive(news: unknown): void {
    // Most events of other processes are for users without a connection here. One that registers
    // later fetches the data (ADR 40).
    const { to = [] } = addressed.safeParse(news).data ?? {};
    if (!to.some((personId) => this.#connectionsByUser.has(personId))) return;
    const ended = sessionsEnded.safeParse(news).data;
    for (const personId of ended?.to ?? []) void this.#track(this.#closeEndedHere(personId));
    const data = eventSchema.safeParse(news).data ?? signalSchema.safeParse(news).data;
    if (data) this.#dispatch(data);
  }

  onAnnounce(listener: (news: DeliveredEvent) => void): () => void {
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

  #inTurn<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(connection) ?? Promise.resolve()).then(work);
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#turns.set(connection, ended);
    void this.#track(ended);
    return turn;
  }

  #countCall(connection: Connection): void {
    const now = this.#backend.clock.now();
    const bucket =
      this.#buckets.get(connection) ?? new TokenBucket(CALL_BURST, CALLS_A_SECOND, now);
    this.#buckets.set(connection, bucket);
    if (!bucket.take(now)) throw tooManyRequests(1, 'You have sent too much at once.');
  }

  async #call(connection: Connection, event: CallEvent, sent: unknown): Promise<void> {
    const one = this.#registered.get(connection);
    if (!one) throw new ApiError('not-signed-in', 'Please log in to continue.');
    if (!(await this.#isLive(one))) {
      this.#close(connection);
      throw staleToken();
    }
    checkTexts(sent);
    const backend = this.#writer();
    const { personId } = one;
    if (event === 'call_join') return joinCall(backend, personId, parseInput(callJoin, sent));
    if (event === 'call_leave') return leaveCall(backend, personId, parseInput(callLeave, sent));
    const payload = parseInput(callSignal, sent);
    const { store, clock } = this.#backend;
    const receiver = await store.read((reads) =>
      findSignalReceiver(reads, personId, payload, clock.now()),
    );
    if (receiver !== null) await this.#pass({ to: [receiver], event, payload });
  }

  async #pass(signal: SignalEvent): Promise<void> {
    if (this.#shared) await this.#shared.pass(signal);
    else this.#announce(signal);
  }

  #announce(news: DeliveredEvent): void {
    for (const listener of this.#listeners) listener(news);
    this.#dispatch(news);
  }

  async #emitWaitingCalls(connection: Connection, personId: string): Promise<void> {
    const { store, clock } = this.#backend;
    const calls = await store.read((reads) => listWaitingCalls(reads, personId, clock.now()));
    if (this.#closed.has(connection)) return;
    for (const call of calls) connection.emit('call_state', call);
  }

  #dispatch(news: DeliveredEvent): void {
    this.#lastDelivery = this.#track(this.#lastDelivery.then(() => this.#deliver(news)));
  }

  async #deliver({ to, event, payload }: DeliveredEvent): Promise<void> {
    for (const personId of new Set(to)) {
      const registered = await this.#liveConnections(personId);
      for (const { connection } of registered) connection.emit(event, payload);
      if (event !== 'new_message' || personId !== payload.receiverId) continue;
      if (registered.length > 0) void this.#track(this.#noteDelivery(personId, payload.senderId));
    }
  }

  async #noteDelivery(receiverId: string, senderId: string): Promise<void> {
    await writeAndPublish(this.#writer(), async (unit, publish) => {
      const conversation = await findConversation(unit, receiverId, senderId);
      const status = conversation && (await noteDelivered(unit, conversation, receiverId));
      if (status) publish(await createStatusEvent(unit, status));
    });
  }

  async #mayConnect(session: SessionRecord): Promise<boolean> {
    const { store, clock, requiresSecondFactor = false } = this.#backend;
    return store.read(async (reads) => {
      const account = (await reads.get('accounts', session.accountId)) ?? null;
      const rule = pathRules[SOCKET_PATH];
      try {
        await checkFactor({ clock, requiresSecondFactor }, reads, rule, { account, session });
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    });
  }

  #writer(): CallBackend {
    const { store, clock, baseUrl } = this.#backend;
    return { store, clock, baseUrl, realtime: this };
  }

  async #closeEndedHere(personId: string): Promise<void> {
    await this.#liveConnections(personId);
  }

  async #liveConnections(personId: string): Promise<RegisteredConnection[]> {
    const registered = [...(this.#connectionsByUser.get(personId) ?? [])];
    const living: RegisteredConnection[] = [];
    for (const one of registered) {
      if (await this.#isLive(one)) living.push(one);
      else this.#close(one.connection);
    }
    return living.filter(({ connection }) => this.#registered.has(connection));
  }

  async #isLive({ sessionId }: RegisteredConnection): Promise<boolean> {
    const session = await this.#backend.store.read((reads) => reads.get('sessions', sessionId));
    return session !== undefined && session.expiresAt > this.#backend.clock.now().toISOString();
  }

  #add(one: RegisteredConnection): void {
    this.#remove(one.connection);
    this.#registered.set(one.connection, one);
    const ofUser = this.#connectionsByUser.get(one.personId) ?? new Set();
    this.#connectionsByUser.set(one.personId, ofUser.add(one));
  }

  #remove(connection: Connection): void {
    const one = this.#registered.get(connection);
    if (!one) return;
    this.#registered.delete(connection);
    const ofUser = this.#connectionsByUser.get(one.personId);
    ofUser?.delete(one);
    if (ofUser?.size === 0) this.#connectionsByUser.delete(one.personId);
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
