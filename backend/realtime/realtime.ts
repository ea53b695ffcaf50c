import type * as z from 'zod/mini';
import { type CallAck, callJoin, callLeave, callSignal } from '../../src/contract/calls.ts';
import { getRules } from '../../src/domain/booking/booking-rules.ts';
import { isListed } from '../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import { followSlots } from '../../src/contract/slot-changes.ts';
import { sessionOfAccessToken } from '../handlers/core/access-token.ts';
import { ceilings } from '../handlers/core/ceilings.ts';
import { checkFactor, pathRules } from '../handlers/core/factor-rules.ts';
import {
  type CallBackend,
  findSignalReceiver,
  joinCall,
  leaveCall,
  listWaitingCalls,
} from '../handlers/calls/calls.ts';
import { ApiError, errorBody } from '../handlers/core/api-error.ts';
import { doctorNotFound } from '../handlers/people/doctor-not-found.ts';
import type { Backend } from '../handlers/core/backend.ts';
import { staleToken } from '../handlers/core/caller.ts';
import { parseInput } from '../handlers/core/endpoint-handler.ts';
import {
  addressed,
  type AnsweredEvent,
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
  toPairKey,
} from '../handlers/conversations/conversations.ts';
import { createStatusEvent } from '../handlers/conversations/status-event.ts';
import { KeyedTurns } from '../core/keyed-turns.ts';
import { SOCKET_PATH } from '../core/paths.ts';
import type { DoctorRecord, SessionRecord } from '../store/records.ts';
import type { UnitOfWork } from '../store/store.ts';
import { KeyedBuckets } from '../core/token-bucket.ts';
import { DeliveryNotes, type Ends } from './delivery-notes.ts';
import { LiveSessions } from './live-sessions.ts';
import { type Connection, OpenConnections, type RegisteredConnection } from './open-connections.ts';
import { PersonQueues } from './person-queues.ts';
import { SlotFollowers } from './slot-followers.ts';

interface RealtimeBackend extends Pick<Backend, 'store' | 'clock' | 'baseUrl'> {
  /** @default false */
  requiresSecondFactor?: boolean;
  /** @default the key of the data */
  signingKeys?: readonly string[];
}

type SlotsEvent = Extract<DeliveredEvent, { event: 'slots_changed' }>;

/**
 * Between two delivery notes of one sender and receiver, in several processes; each gap is up to
 * twice as long.
 */
const NOTES_GAP_MS = 400;

/** That wait for `register`. */
const MOST_EARLY_SIGNALS = 100;

/** Dispatches socket events (spec §4 Socket, §7 Realtime). */
export class Realtime implements EventPublisher {
  readonly #backend: RealtimeBackend & Pick<Backend, 'signingKeys'>;
  readonly #connections = new OpenConnections();
  readonly #followers = new SlotFollowers();
  readonly #listeners = new Set<(news: DeliveredEvent) => void>();
  readonly #turns = new KeyedTurns<Connection>();
  readonly #signals = new KeyedBuckets<string>(ceilings.signals);
  readonly #queues = new PersonQueues<DeliveredEvent>((personId, events) =>
    this.#deliver(personId, events),
  );
  readonly #slots = new PersonQueues<SlotsEvent>((doctorId, events) =>
    this.#notifyFollowers(doctorId, events),
  );
  readonly #sessions: LiveSessions;
  readonly #notes: DeliveryNotes;
  readonly #underWay = new Set<Promise<void>>();
  readonly #shared: SharedEvents | undefined;

  /** @param shared for a store of several processes */
  constructor(backend: RealtimeBackend, shared?: SharedEvents) {
    this.#backend = { signingKeys: [], ...backend };
    this.#sessions = new LiveSessions(backend);
    this.#notes = new DeliveryNotes(shared ? NOTES_GAP_MS : 0, (ends, upTo) =>
      this.#noteDelivered(ends, upTo),
    );
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
    const isOwn = session !== undefined && session.accountId === userId;
    if (
      !isOwn ||
      !(await this.#connections.addWithin(connection, session, () => this.#mayConnect(session)))
    ) {
      this.#close(connection);
      return;
    }
    if (this.#connections.hasLeft(connection)) return;
    const personId = session.accountId;
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
  async answer(connection: Connection, event: AnsweredEvent, payload: unknown): Promise<CallAck> {
    try {
      this.#countSignal(connection);
      await this.#inTurn(connection, () => this.#call(connection, event, payload));
      return { success: true };
    } catch (error) {
      return errorBody(error);
    }
  }

  leave(connection: Connection): void {
    this.#connections.leave(connection);
    this.#followers.follow(connection, null);
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
    if (!to.some((id) => this.#connections.has(id) || this.#followers.has(id))) return;
    const ended = sessionsEnded.safeParse(news).data;
    for (const personId of ended?.to ?? []) void this.#track(this.#closeEndedHere(personId));
    const data = eventSchema.safeParse(news).data ?? signalSchema.safeParse(news).data;
    if (data) this.#dispatch(data);
  }

  /** Seconds for which the oldest event has waited, until it was read and then for its people. */
  lagSeconds(): number {
    return (this.#shared?.lagSeconds() ?? 0) + this.#queues.lagSeconds();
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
    const turn = this.#turns.take(connection, work);
    void this.#track(
      turn.then(
        () => undefined,
        () => undefined,
      ),
    );
    return turn;
  }

  /** On arrival, because calls that wait take memory. */
  #countSignal(connection: Connection): void {
    const one = this.#connections.get(connection);
    const isAllowed =
      this.#turns.count(connection) < (one ? ceilings.signals.burst : MOST_EARLY_SIGNALS) &&
      (!one || this.#signals.take(one.personId, this.#backend.clock.now()));
    if (!isAllowed) throw tooManyRequests(1, 'You have sent too much at once.');
  }

  async #call(connection: Connection, event: AnsweredEvent, sent: unknown): Promise<void> {
    const one = this.#connections.get(connection);
    if (!one) throw new ApiError('not-signed-in', 'Please log in to continue.');
    if (!(await this.#isLive(one))) {
      this.#close(connection);
      throw staleToken();
    }
    checkTexts(sent);
    const backend = this.#writer();
    const { personId } = one;
    if (event === 'follow_slots') return this.#follow(connection, parseInput(followSlots, sent));
    if (event === 'call_join') return joinCall(backend, personId, parseInput(callJoin, sent));
    if (event === 'call_leave') return leaveCall(backend, personId, parseInput(callLeave, sent));
    const payload = parseInput(callSignal, sent);
    const { store, clock } = this.#backend;
    const receiver = await store.read((reads) =>
      findSignalReceiver(reads, personId, payload, clock.now()),
    );
    if (receiver !== null) await this.#pass({ to: [receiver], event, payload });
  }

  async #follow(connection: Connection, { doctorId }: z.infer<typeof followSlots>): Promise<void> {
    if (doctorId !== null) {
      const isOwn = this.#connections.get(connection)?.personId === doctorId;
      const doctor = await this.#findDoctor(doctorId);
      if (!doctor || !(isOwn || this.#isListed(doctor))) throw doctorNotFound();
    }
    if (!this.#connections.hasLeft(connection)) this.#followers.follow(connection, doctorId);
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
    if (this.#connections.hasLeft(connection)) return;
    for (const call of calls) connection.emit('call_state', call);
  }

  #dispatch(news: DeliveredEvent): void {
    if (news.event === 'slots_changed') {
      void this.#track(this.#slots.add(news.payload.doctorId, news));
    } else this.#queue(news);
  }

  /**
   * Everyone may read a listed doctor's times, so sessions are not checked. If the doctor keeps a
   * break, a taken time would tell a visit from its break: then the followers read again.
   */
  async #notifyFollowers(doctorId: string, events: readonly SlotsEvent[]): Promise<void> {
    if (!this.#followers.has(doctorId)) return;
    const doctor = await this.#findDoctor(doctorId);
    const isPlain = doctor !== undefined && getRules(doctor).bufferMinutes === 0;
    const isShown = isPlain && this.#isListed(doctor);
    for (const { event, payload } of events) {
      const shown = isShown ? payload : { doctorId, taken: [], freed: [] };
      for (const follower of this.#followers.of(doctorId)) follower.emit(event, shown);
    }
  }

  #findDoctor(id: string): Promise<DoctorRecord | undefined> {
    return this.#backend.store.read((reads) => reads.get('doctors', id));
  }

  #isListed(doctor: DoctorRecord): boolean {
    return isListed(doctor, dateInIndia(this.#backend.clock.now()));
  }

  #queue(news: DeliveredEvent): void {
    for (const personId of new Set(news.to)) void this.#track(this.#queues.add(personId, news));
  }

  async #deliver(personId: string, events: readonly DeliveredEvent[]): Promise<void> {
    const registered = await this.#liveConnections(personId);
    for (const news of events) this.#emit(registered, personId, news);
  }

  #emit(
    registered: readonly RegisteredConnection[],
    personId: string,
    { event, payload }: DeliveredEvent,
  ): void {
    for (const { connection } of registered) connection.emit(event, payload);
    if (event !== 'new_message' && event !== 'message_status') return;
    // The statuses of messages reach their sender, too.
    if (personId !== payload.receiverId || registered.length === 0) return;
    if (event === 'message_status') this.#notes.onStatus(payload);
    else void this.#track(this.#notes.request(payload, payload.seq));
  }

  async #noteDelivered({ senderId, receiverId }: Ends, upTo: number): Promise<void> {
    const { store } = this.#backend;
    // Read first, without a turn: another process may have noted it. The write checks again.
    const found = await store.read((reads) => findConversation(reads, receiverId, senderId));
    if (!found || !hasUndelivered(found, receiverId, upTo)) return;
    await writeAndPublish(
      this.#writer(),
      async (unit, publish) => {
        const conversation = await findConversation(unit, receiverId, senderId);
        const status = conversation && (await noteDelivered(unit, conversation, receiverId, upTo));
        if (status) publish(await createStatusEvent(unit, status));
      },
      { turn: toPairKey(receiverId, senderId) },
    );
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
    const registered = this.#connections.of(personId);
    const live = await this.#sessions.find(registered.map(({ sessionId }) => sessionId));
    for (const { connection, sessionId } of registered) {
      if (!live.has(sessionId)) this.#close(connection);
    }
    // Some may have left during the read.
    return registered.filter(({ connection }) => this.#connections.get(connection) !== undefined);
  }

  async #isLive({ sessionId }: RegisteredConnection): Promise<boolean> {
    return (await this.#sessions.find([sessionId])).has(sessionId);
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
