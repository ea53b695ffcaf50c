import type { EmailContent, EmailSender } from '../backend/outbox/outbox.ts';
import { randomId } from '../backend/core/crypto.ts';
import type { MailRecord } from '../backend/store/records.ts';
import type { ReadTransaction, Store, UnitOfWork } from '../backend/store/store.ts';

/** Of one mailbox. */
const MAX_MAILS = 20;

export const DEMO_SENDER = 'notices@caresetu.example';

/** For notices, whose e-mails do not go through the outbox. */
export function createDemoMail(store: Store): EmailSender {
  return async (email, at) => {
    await store.write((unit) => receiveMail(unit, email, at.toISOString()));
    return 'sent';
  };
}

export async function receiveMail(
  unit: UnitOfWork,
  email: EmailContent,
  sentAt: string,
): Promise<void> {
  await unit.insert('mails', toMail(randomId(), email, sentAt));
  const own = (await listMails(unit)).filter(({ address }) => address === email.address);
  for (const { id } of own.slice(MAX_MAILS)) await unit.remove('mails', id);
}

export function toMail(
  id: string,
  { address, subject, text, invitation, stopUrl }: EmailContent,
  sentAt: string,
): MailRecord {
  return {
    id,
    address,
    subject,
    text,
    ...(invitation && { invitation: invitation.method }),
    ...(stopUrl !== undefined && { stopUrl }),
    sentAt,
  };
}

/** Newest first. */
export async function listMails(reads: ReadTransaction): Promise<MailRecord[]> {
  const mails = await reads.find('mails');
  return mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}
