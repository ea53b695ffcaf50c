import { expect, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import type { OutgoingMessage } from '../../api/messages.ts';
import { fakeLocks } from '../../api/testing/fake-locks.ts';
import type { Message } from '../../contract/messages.ts';
import { loadAll, removeForUsers } from '../messages/chat-storage.ts';
import { storedMessage } from '../messages/outbox/outbox-item.ts';
import { Outbox } from '../messages/outbox/outbox.ts';
import type { OutboxEvents, Send } from '../messages/outbox/send-queue.ts';
import { currentTime } from '../../domain/time/clock.ts';

export const noResponse = new ApiError({ status: 0, code: 'no-answer' });
export const refusal = new ApiError({
  status: 413,
  code: 'too-large',
  serverMessage: 'Too large.',
});

export class FakeOutbox {
  isOnline = true;
  stored: Message[] = [];
  #opened: Outbox[] = [];

  readonly store = ({ clientId, recipientId, text }: OutgoingMessage): Message => {
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
      timestamp: currentTime().toISOString(),
      read: false,
      status: 'sent',
    };
    this.stored.push(message);
    return message;
  };

  open(send: Send = async (sending) => this.store(sending), userId = 'meera') {
    const outbox = new Outbox(userId, send);
    const noted = {
      onSent: vi.fn<OutboxEvents['sent']>(),
      onRemovedElsewhere: vi.fn<OutboxEvents['removedElsewhere']>(),
      onTimedOut: vi.fn<OutboxEvents['timedOut']>(),
      onRefused: vi.fn<OutboxEvents['refused']>(),
    };
    outbox.on('sent', noted.onSent);
    outbox.on('removedElsewhere', noted.onRemovedElsewhere);
    outbox.on('timedOut', noted.onTimedOut);
    outbox.on('refused', noted.onRefused);
    this.#opened.push(outbox);
    const shown = () =>
      outbox.listMessages('ananya').map(({ text, status }) => `${text}: ${status}`);
    return { outbox, shown, ...noted };
  }

  texts(): string[] {
    return this.stored.map(({ content }) => content.textContent);
  }

  async leave(): Promise<void> {
    vi.useRealTimers();
    for (const outbox of this.#opened) outbox.close();
    await removeForUsers(() => true);
    vi.unstubAllGlobals();
  }
}

export function enterOutbox(): FakeOutbox {
  const world = new FakeOutbox();
  vi.stubGlobal('navigator', {
    locks: fakeLocks(),
    get onLine() {
      return world.isOnline;
    },
  });
  return world;
}

export const stored = () => loadAll('outbox', 'meera', storedMessage);
export const waitUntilSent = () => vi.waitFor(async () => expect((await stored()).size).toBe(0));

export async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}
