import { expect, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import type { OutgoingMessage } from '../../api/messages.ts';
import { fakeLocks } from '../../api/testing/fake-locks.ts';
import type { Message } from '../../contract/messages.ts';
import { loadAll, removeForUsers } from '../messages/chat-storage.ts';
import { storedMessage } from '../messages/unsent/unsent-item.ts';
import { UnsentMessages } from '../messages/unsent/unsent-messages.ts';
import type { UnsentEvents, Send } from '../messages/unsent/send-queue.ts';
import { currentTime } from '../../domain/time/clock.ts';

export const noResponse = new ApiError({ status: 0, code: 'no-answer' });
export const refusal = new ApiError({
  status: 413,
  code: 'too-large',
  serverMessage: 'Too large.',
});

export class FakeUnsent {
  isOnline = true;
  stored: Message[] = [];
  #opened: UnsentMessages[] = [];

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
    const unsent = new UnsentMessages(userId, send);
    const noted = {
      onSent: vi.fn<UnsentEvents['sent']>(),
      onRemovedElsewhere: vi.fn<UnsentEvents['removedElsewhere']>(),
      onTimedOut: vi.fn<UnsentEvents['timedOut']>(),
      onRefused: vi.fn<UnsentEvents['refused']>(),
    };
    unsent.on('sent', noted.onSent);
    unsent.on('removedElsewhere', noted.onRemovedElsewhere);
    unsent.on('timedOut', noted.onTimedOut);
    unsent.on('refused', noted.onRefused);
    this.#opened.push(unsent);
    const shown = () =>
      unsent.listMessages('ananya').map(({ text, status }) => `${text}: ${status}`);
    return { unsent, shown, ...noted };
  }

  texts(): string[] {
    return this.stored.map(({ content }) => content.textContent);
  }

  async leave(): Promise<void> {
    vi.useRealTimers();
    for (const unsent of this.#opened) unsent.close();
    await removeForUsers(() => true);
    vi.unstubAllGlobals();
  }
}

export function enterUnsent(): FakeUnsent {
  const world = new FakeUnsent();
  vi.stubGlobal('navigator', {
    locks: fakeLocks(),
    get onLine() {
      return world.isOnline;
    },
  });
  return world;
}

export const stored = () => loadAll('unsent', 'meera', storedMessage);
export const waitUntilSent = () => vi.waitFor(async () => expect((await stored()).size).toBe(0));

export async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}
