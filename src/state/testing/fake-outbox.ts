import { expect, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { Sending, SendingWatch } from '../../api/messages.ts';
import { fakeLocks } from '../../api/testing/fake-locks.ts';
import type { Message } from '../../contract/messages.ts';
import { allKept, forgetPeople } from '../chat-storage.ts';
import { keptOutgoing } from '../outbox-item.ts';
import { Outbox } from '../outbox.ts';

export type Send = (sending: Sending, watch: SendingWatch) => Promise<Message>;

export const noAnswer = new ApiError({ status: 0, code: 'no-answer' });
export const refusal = new ApiError({
  status: 413,
  code: 'too-large',
  serverMessage: 'Too large.',
});

/** A browser with a server behind it, in which outboxes are opened as pages do it. */
export class OutboxWorld {
  isOnline = true;
  /** What the server has taken, in its order. */
  stored: Message[] = [];
  #opened: Outbox[] = [];

  /** As a server does it: a clientId is taken once. */
  readonly store = ({ clientId, recipientId, text }: Sending): Message => {
    const known = this.stored.find((message) => message.clientId === clientId);
    if (known) return known;
    const seq = this.stored.length + 1;
    const message: Message = {
      id: `talk.${seq}`,
      clientId,
      seq,
      senderId: 'meera',
      receiverId: recipientId,
      content: { textContent: text, shareDoc: null },
      timestamp: new Date(Date.now()).toISOString(),
      read: false,
      status: 'sent',
    };
    this.stored.push(message);
    return message;
  };

  /** An outbox as one page has it, and what it tells. */
  open(send: Send = async (sending) => this.store(sending), userId = 'meera') {
    const told = {
      onSent: vi.fn<(message: Message) => void>(),
      onGoneElsewhere: vi.fn<(partnerId: string) => void>(),
      onGivenUp: vi.fn<() => void>(),
      onRefused: vi.fn<(sending: Sending, error: ApiError) => void>(),
    };
    const outbox = new Outbox({ userId, send, onChange: () => {}, ...told });
    this.#opened.push(outbox);
    const shown = () => outbox.shownFor('ananya').map(({ text, status }) => `${text}: ${status}`);
    return { outbox, shown, ...told };
  }

  texts(): string[] {
    return this.stored.map(({ content }) => content.textContent);
  }

  async leave(): Promise<void> {
    vi.useRealTimers();
    for (const outbox of this.#opened) outbox.close();
    await forgetPeople(() => true);
    vi.unstubAllGlobals();
  }
}

/** Puts a browser's globals around the outboxes; undone by its `leave`. */
export function enterOutbox(): OutboxWorld {
  const world = new OutboxWorld();
  vi.stubGlobal('navigator', {
    locks: fakeLocks(),
    get onLine() {
      return world.isOnline;
    },
  });
  return world;
}

/** What the browser keeps of Meera's messages. */
export const kept = () => allKept('outbox', 'meera', keptOutgoing);
export const allSent = () => vi.waitFor(async () => expect((await kept()).size).toBe(0));

/** Lets time pass, with what goes on in it: the storage takes turns of its own. */
export async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}
