import type { Clock } from '../../backend/core/clock.ts';
import { secondsAfter } from '../../backend/core/time.ts';
import {
  leaseSeconds,
  type ClaimedMessage,
  type MessageKind,
  type OutboxBacklog,
  type OutboxMessage,
  type OutboxQueue,
} from '../../backend/outbox/outbox.ts';

interface WaitingMessage extends OutboxMessage {
  attempts: number;
  addedAt: Date;
  /** Time of the next attempt, or end of the lease. */
  dueAt: string;
  expiresAt: string;
}

export class MemoryOutbox implements OutboxQueue {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, WaitingMessage>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  append(): void {}

  add(messages: readonly OutboxMessage[]): void {
    const addedAt = this.#clock.now();
    for (const message of messages) {
      this.#waiting.set(message.id, {
        ...message,
        attempts: 0,
        addedAt,
        dueAt: addedAt.toISOString(),
        expiresAt: secondsAfter(addedAt, message.lifetimeSeconds),
      });
    }
  }

  async claim(kind: MessageKind, limit: number): Promise<ClaimedMessage[]> {
    const now = this.#clock.now();
    const at = now.toISOString();
    const due = [...this.#waiting.values()].filter(
      ({ content, dueAt, expiresAt }) => dueAt <= at && (content.kind === kind || expiresAt <= at),
    );
    return due.slice(0, limit).map((message) => {
      message.attempts += 1;
      message.dueAt = secondsAfter(now, leaseSeconds[kind]);
      const { id, content, attempts, dueAt, expiresAt } = message;
      return {
        id,
        kind: content.kind,
        content: expiresAt <= at ? null : content,
        attempts,
        lease: dueAt,
      };
    });
  }

  async remove(message: ClaimedMessage): Promise<void> {
    if (this.#find(message)) this.#waiting.delete(message.id);
  }

  async postpone(message: ClaimedMessage, seconds: number): Promise<void> {
    const waiting = this.#find(message);
    if (waiting) waiting.dueAt = secondsAfter(this.#clock.now(), seconds);
  }

  async measure(kind: MessageKind): Promise<OutboxBacklog> {
    const added = [...this.#waiting.values()]
      .filter(({ content }) => content.kind === kind)
      .map(({ addedAt }) => addedAt.getTime());
    const now = this.#clock.now().getTime();
    const oldest = Math.min(now, ...added);
    return { messages: added.length, oldestSeconds: (now - oldest) / 1000 };
  }

  #find({ id, lease }: ClaimedMessage): WaitingMessage | undefined {
    const waiting = this.#waiting.get(id);
    return waiting?.dueAt === lease ? waiting : undefined;
  }
}
