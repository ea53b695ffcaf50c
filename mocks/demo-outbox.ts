import type { Clock } from '../backend/core/clock.ts';
import { randomId } from '../backend/core/crypto.ts';
import type { ReportRecord, SmsRecord } from '../backend/store/records.ts';
import { replace, type ReadTransaction } from '../backend/store/store.ts';
import type { Outbox, SmsContent } from '../backend/outbox/outbox.ts';

const MAX_MESSAGES = 20;

export function createDemoOutbox(clock: Clock): Outbox {
  return {
    async append(unit, messages) {
      if (messages.length === 0) return;
      const sentAt = clock.now().toISOString();
      for (const { content } of messages) {
        if (content.kind === 'report') {
          await replace(unit, 'reports', content.report);
          continue;
        }
        const { phone, text }: SmsContent = content;
        await unit.insert('sms', { id: randomId(), phone, text, sentAt });
      }
      const oldSms = (await listSms(unit)).slice(MAX_MESSAGES);
      for (const { id } of oldSms) await unit.remove('sms', id);
      const oldReports = (await listReports(unit)).slice(MAX_MESSAGES);
      for (const { id } of oldReports) await unit.remove('reports', id);
    },
    send() {},
  };
}

/** Newest first. */
export async function listSms(reads: ReadTransaction): Promise<SmsRecord[]> {
  const messages = await reads.find('sms');
  return messages.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}

/** Newest first. */
export async function listReports(reads: ReadTransaction): Promise<ReportRecord[]> {
  const reports = await reads.find('reports');
  return reports.sort((a, b) => b.reportedAt.localeCompare(a.reportedAt));
}
