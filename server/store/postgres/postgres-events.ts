import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { SharedEvents, SignalEvent } from '../../../backend/handlers/core/realtime-events.ts';
import type { UnitOfWork } from '../../../backend/store/store.ts';
import { PacedWork } from './paced-work.ts';
import { deadPeerLimits, orBusy, type Warn } from './pool.ts';
import { createPieceReader, toPieces } from './signal-pieces.ts';
import { type Payloads, plainPayloads } from '../seal/payloads.ts';
import { innerUnit } from '../seal/sealed-store.ts';
import { PostgresUnitOfWork } from './postgres-store.ts';
import { type CachedPlans, queryRows } from './transaction.ts';

const CHANNEL = 'caresetu_events';
const SIGNAL_CHANNEL = 'caresetu_signals';
/** Milliseconds between polls, because notifications may be lost. */
const POLL_MS = 2000;
/** Milliseconds between reads, and between notifications, so that one serves many commits. */
const GAP_MS = 20;
const RECONNECT_MS = 500;
/** The process is not ready after this many seconds without reading events. */
const MOST_SECONDS_UNREAD = 15;
const PAGE = 500;

/**
 * Settled events are older than every running transaction: no commit can add an earlier one (ADR
 * 0047).
 */
const readAfter = `SELECT transaction_id, id, payload,
    transaction_id < pg_snapshot_xmin(pg_current_snapshot()) AS is_settled
  FROM events WHERE (transaction_id, id) > ($1::xid8, $2::bigint)
  ORDER BY transaction_id, id LIMIT ${PAGE}`;

interface EventsOptions {
  payloads?: Payloads;
  /** Of the pool's connections. */
  plans?: CachedPlans;
}

/** Delivers every committed event once to each process, in the same order. */
export class PostgresEvents implements SharedEvents {
  readonly #directUrl: string;
  readonly #pool: Pool;
  readonly #warn: Warn;
  readonly #payloads: Payloads;
  readonly #plans: CachedPlans;
  readonly #listeners = new Set<(event: unknown) => void>();
  #position = { transactionId: '0', id: '0' };
  #client: Client | undefined;
  /** In milliseconds, from `performance.now()`. */
  #readAt = performance.now();
  #caughtUpAt = performance.now();
  readonly #reading = new PacedWork(() => this.#readAll(), GAP_MS);
  readonly #notifying = new PacedWork(() => this.#notify(), GAP_MS);
  /** Usually delivered after the events that were committed before them. */
  readonly #signals: unknown[] = [];
  #isClosed = false;
  #poll: NodeJS.Timeout | undefined;

  private constructor(
    directUrl: string,
    pool: Pool,
    warn: Warn,
    { payloads = plainPayloads, plans = null }: EventsOptions,
  ) {
    this.#directUrl = directUrl;
    this.#pool = pool;
    this.#warn = warn;
    this.#payloads = payloads;
    this.#plans = plans;
  }

  static async open(
    directUrl: string,
    pool: Pool,
    warn: Warn,
    options: EventsOptions = {},
  ): Promise<PostgresEvents> {
    const events = new PostgresEvents(directUrl, pool, warn, options);
    const [now] = await queryRows(
      pool,
      'SELECT pg_snapshot_xmin(pg_current_snapshot()) AS oldest_running',
    );
    events.#position = { transactionId: now?.['oldest_running'] ?? '0', id: '0' };
    await events.#listen();
    events.#poll = setInterval(() => events.#reading.request(), POLL_MS);
    return events;
  }

  append(given: UnitOfWork, events: readonly object[]): void {
    const unit = innerUnit(given);
    if (!(unit instanceof PostgresUnitOfWork)) throw new Error('The events need a write');
    unit.events.push(...events.map((event) => this.#payloads.encode(JSON.stringify(event))));
  }

  /** Call this after the commit: a NOTIFY inside the transaction would serialize all commits. */
  flush(): void {
    this.#notifying.request();
  }

  async send(event: object): Promise<void> {
    try {
      await this.#pool.query('INSERT INTO events (payload) VALUES ($1)', [JSON.stringify(event)]);
      this.flush();
    } catch (error) {
      this.#warn(`An event did not reach the other processes: ${String(error)}`);
    }
  }

  async pass(signal: SignalEvent): Promise<void> {
    // One transaction, whose notifications arrive together and in order.
    const text = 'SELECT pg_notify($1, piece) FROM unnest($2::text[]) AS piece';
    await orBusy(this.#pool.query(text, [SIGNAL_CHANNEL, toPieces(JSON.stringify(signal))]));
  }

  subscribe(listener: (event: unknown) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lagSeconds(): number {
    return (performance.now() - this.#caughtUpAt) / 1000;
  }

  /** @throws if the events could not be read for too long, except during a long transaction */
  async check(): Promise<void> {
    const seconds = (performance.now() - this.#readAt) / 1000;
    if (seconds > MOST_SECONDS_UNREAD) {
      throw new Error(`No events were read for ${Math.round(seconds)} seconds`);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#poll);
    await Promise.all([this.#reading.end(), this.#notifying.end()]);
    await this.#client?.end();
  }

  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.#directUrl,
      application_name: 'caresetu events',
      ...deadPeerLimits,
    });
    const readPiece = createPieceReader();
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === SIGNAL_CHANNEL) {
        const signal = readPiece(payload);
        if (signal === null) return;
        this.#signals.push(signal);
      }
      this.#reading.request();
    });
    client.on('error', (error) => this.#warn(`The event connection was lost: ${error.message}`));
    await client.connect();
    client.once('end', () => void this.#reconnect());
    await client.query(`LISTEN ${CHANNEL}`);
    await client.query(`LISTEN ${SIGNAL_CHANNEL}`);
    this.#client = client;
    this.#reading.request();
  }

  async #reconnect(): Promise<void> {
    while (!this.#isClosed) {
      await pause(RECONNECT_MS * Math.random());
      if (this.#isClosed) return;
      try {
        await this.#listen();
        return;
      } catch (error) {
        this.#warn(`The event connection could not be opened: ${String(error)}`);
      }
    }
  }

  async #notify(): Promise<void> {
    await this.#pool.query(`NOTIFY ${CHANNEL}`).catch((error: unknown) => {
      this.#warn(`A notification was not sent; others read the events later: ${String(error)}`);
    });
  }

  async #readAll(): Promise<void> {
    if (this.#isClosed) return;
    const signals = this.#signals.splice(0);
    try {
      await this.#readPage();
    } catch (error) {
      this.#warn(`The events could not be read: ${String(error)}`);
    }
    for (const signal of signals) this.#dispatch(signal);
  }

  async #readPage(): Promise<void> {
    const { transactionId, id } = this.#position;
    const rows = await queryRows(this.#pool, readAfter, [transactionId, id], this.#plans);
    const settled = rows.filter(({ is_settled }) => is_settled === 't');
    for (const { transaction_id, id: eventId, payload } of settled) {
      this.#position = { transactionId: transaction_id ?? '0', id: eventId ?? '0' };
      this.#dispatch(this.#parse(payload ?? 'null'));
    }
    this.#readAt = performance.now();
    const isCaughtUp = settled.length === rows.length && rows.length < PAGE;
    if (isCaughtUp) this.#caughtUpAt = this.#readAt;
    else this.#reading.request();
  }

  #dispatch(event: unknown): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Null if the event was sealed with another key. */
  #parse(payload: string): unknown {
    try {
      return JSON.parse(this.#payloads.decode(payload));
    } catch (error) {
      this.#warn(`An event could not be read: ${String(error)}`);
      return null;
    }
  }
}

/** Sockets do not survive an outage of an hour. */
export async function removeOldEvents(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM events WHERE created_at < now() - interval '1 hour'");
}
