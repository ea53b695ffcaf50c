import type { SmsContent } from '../../outbox/outbox.ts';
import { createSms, findTemplate } from '../../outbox/sms-templates.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { findValues, type TextNotice } from './find-subject.ts';

/** The text as the subject is now. */
export async function renderSms(
  reads: ReadTransaction,
  { delivery: { kind }, subject, account: { id, phone } }: TextNotice,
): Promise<SmsContent> {
  if (kind === 'own-change') throw new Error('A change of the user has no SMS');
  const isToDoctor = subject.type === 'visit' && id === subject.visit.doctorId;
  const values = await findValues(reads, kind, subject);
  return createSms(phone, findTemplate(kind, isToDoctor), values);
}
