import type { SmsReply } from '../src/contract/sms-replies.ts';
import type { Clock } from '../backend/core/clock.ts';
import { randomId } from '../backend/core/crypto.ts';
import type { ReportRecord, SmsRecord } from '../backend/store/records.ts';
import {
  replace,
  type ReadTransaction,
  type Store,
  type UnitOfWork,
} from '../backend/store/store.ts';
import { receiveMail } from './demo-mail.ts';
import type { Outbox, SmsContent, SmsSender } from '../backend/outbox/outbox.ts';

/** Reports, and text messages of one phone. */
const MAX_MESSAGES = 20;

const REPLY = 'reply-';

export function createDemoOutbox(clock: Clock): Outbox {
  return {
    async append(unit, messages) {
      if (messages.length === 0) return;
      const sentAt = clock.now().toISOString();
      for (const { content } of messages) {
        if (content.kind === 'report') await replace(unit, 'reports', content.report);
        else if (content.kind === 'email') await receiveMail(unit, content, sentAt);
        else await receiveSms(unit, content, sentAt);
      }
      const oldReports = (await listReports(unit)).slice(MAX_MESSAGES);
      for (const { id } of oldReports) await unit.remove('reports', id);
    },
    send() {},
  };
}

/** For notices, whose texts do not go through the outbox. */
export function createDemoSms(store: Store): SmsSender {
  return async (sms, at) => {
    await store.write((unit) => receiveSms(unit, sms, at.toISOString()));
    return 'sent';
  };
}

async function receiveSms(
  unit: UnitOfWork,
  { phone, text }: SmsContent,
  sentAt: string,
): Promise<void> {
  await addSms(unit, { id: randomId(), phone, text, sentAt });
}

async function addSms(unit: UnitOfWork, added: SmsRecord): Promise<void> {
  await unit.insert('sms', added);
  const own = (await listSms(unit)).filter((sms) => sms.phone === added.phone);
  const old = own.slice(MAX_MESSAGES);
  for (const { id } of old) await unit.remove('sms', id);
}

/** Stores what the owner of the demo's phone writes back to CareSetu. */
export async function receiveReply(
  unit: UnitOfWork,
  reply: SmsReply,
  sentAt: string,
): Promise<void> {
  await addSms(unit, toReply(reply, sentAt));
}

/** Servers store no SMS, so a reply has a mark in its id instead of a field and its column. */
export function toReply({ phone, text }: SmsReply, sentAt: string): SmsRecord {
  return { id: `${REPLY}${randomId()}`, phone, text, sentAt };
}

export function isReply({ id }: SmsRecord): boolean {
  return id.startsWith(REPLY);
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
