import type { Clock } from '../clock.ts';
import { randomId } from '../crypto.ts';
import type { SmsRecord } from '../store/core/records.ts';
import type { ReadTransaction } from '../store/core/store.ts';
import type { Outbox } from './outbox.ts';

const MAX_SMS = 20;

/** Stores text messages for the demo's phone, in the write that causes them. */
export function createDemoOutbox(clock: Clock): Outbox {
  return {
    async append(unit, messages) {
      if (messages.length === 0) return;
      const sentAt = clock.now().toISOString();
      for (const { content } of messages) {
        const { phone, text } = content;
        await unit.insert('sms', { id: randomId(), phone, text, sentAt });
      }
      const old = (await listSms(unit)).slice(MAX_SMS);
      for (const { id } of old) await unit.remove('sms', id);
    },
    send() {},
  };
}

/** Newest first. */
export async function listSms(reads: ReadTransaction): Promise<SmsRecord[]> {
  const messages = await reads.find('sms');
  return messages.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}
