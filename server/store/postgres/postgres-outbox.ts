import type { Pool } from 'pg';
import {
  type ClaimedMessage,
  leaseSeconds,
  type MessageContent,
  messageContent,
  type MessageKind,
  type OutboxBacklog,
  type OutboxMessage,
  type OutboxQueue,
} from '../../../backend/outbox/outbox.ts';
import type { UnitOfWork } from '../../../backend/store/store.ts';
import { SealError } from '../seal/key-ring.ts';
import { type Payloads, plainPayloads } from '../seal/payloads.ts';
import { innerUnit } from '../seal/sealed-store.ts';
import { PostgresUnitOfWork } from './postgres-store.ts';
import { queryRows } from './transaction.ts';

/** Uses the database's clock, because the machines' clocks may differ. */
const claimDue = `WITH due AS MATERIALIZED (
    SELECT id FROM outbox
    WHERE due_at <= now() AND (kind = $1 OR expires_at <= now())
    ORDER BY kind <> $1, due_at LIMIT $2 FOR UPDATE SKIP LOCKED
  )
  UPDATE outbox SET attempts = attempts + 1, due_at = now() + make_interval(secs => $3)
  FROM due WHERE outbox.id = due.id
  RETURNING outbox.id, kind, payload, attempts, due_at, expires_at <= now() AS is_expired`;

const measureKind = `SELECT count(*) AS messages,
    coalesce(extract(epoch FROM now() - min(created_at)), 0) AS oldest_seconds
  FROM outbox WHERE kind = $1`;

export class PostgresOutbox implements OutboxQueue {
  readonly #pool: Pool;
  readonly #payloads: Payloads;

  constructor(pool: Pool, payloads: Payloads = plainPayloads) {
    this.#pool = pool;
    this.#payloads = payloads;
  }

  append(given: UnitOfWork, messages: readonly OutboxMessage[]): void {
    const unit = innerUnit(given);
    if (!(unit instanceof PostgresUnitOfWork)) throw new Error('The messages need a write');
    unit.messages = messages.map(({ id, content, lifetimeSeconds }) => ({
      id,
      kind: content.kind,
      payload: this.#payloads.encode(JSON.stringify(content)),
      lifetimeSeconds,
    }));
  }

  add(): void {}

  async claim(kind: MessageKind, limit: number): Promise<ClaimedMessage[]> {
    const rows = await queryRows(this.#pool, claimDue, [kind, limit, leaseSeconds[kind]]);
    return rows.flatMap(({ id, kind: found, payload, attempts, due_at, is_expired }) => {
      const content = is_expired === 't' ? null : this.#parse(payload ?? 'null');
      // A process with the key claims it when the lease has expired.
      if (content === undefined) return [];
      return {
        id: id ?? '',
        kind: found ?? '',
        content,
        attempts: Number(attempts),
        lease: due_at ?? '',
      };
    });
  }

  /** Returns undefined if the payload was sealed with another key. */
  #parse(payload: string): MessageContent | null | undefined {
    try {
      return messageContent.safeParse(JSON.parse(this.#payloads.decode(payload))).data ?? null;
    } catch (error) {
      if (error instanceof SealError) return undefined;
      throw error;
    }
  }

  async remove({ id, lease }: ClaimedMessage): Promise<void> {
    await this.#pool.query('DELETE FROM outbox WHERE id = $1 AND due_at = $2', [id, lease]);
  }

  async postpone({ id, lease }: ClaimedMessage, seconds: number): Promise<void> {
    const text = `UPDATE outbox SET due_at = now() + make_interval(secs => $3)
      WHERE id = $1 AND due_at = $2`;
    await this.#pool.query(text, [id, lease, seconds]);
  }

  async measure(kind: MessageKind): Promise<OutboxBacklog> {
    const [row] = await queryRows(this.#pool, measureKind, [kind]);
    return {
      messages: Number(row?.['messages']),
      oldestSeconds: Number(row?.['oldest_seconds']),
    };
  }
}
