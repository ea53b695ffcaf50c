import { toFeedEvent } from '../../../src/domain/appointments/calendar-visit.ts';
import { invitationIcs } from '../../../src/domain/appointments/ics.ts';
import { roomPath } from '../../../src/domain/calls/room-path.ts';
import type { DeliveryKind } from '../../../src/domain/notices/delivery-kinds.ts';
import type { DueVisit } from '../../../src/domain/notices/due-notices.ts';
import { findNoticeInvitation } from '../../../src/domain/notices/notice-invitation.ts';
import { findChoice } from '../../../src/domain/notices/notice-wishes.ts';
import { createEmail, type EmailName } from '../../outbox/email-templates.ts';
import type { EmailContent } from '../../outbox/outbox.ts';
import { findTemplate } from '../../outbox/sms-templates.ts';
import type { EmailRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import type { Backend, MailSettings } from '../core/backend.ts';
import { deletedUser } from '../people/people.ts';
import { findValues, type TextNotice } from './find-subject.ts';
import { createStopUrl } from './unsubscribe.ts';

/** The e-mail as the subject is now. */
export async function renderEmail(
  backend: Backend,
  reads: ReadTransaction,
  { delivery: { kind }, subject, account }: TextNotice,
  { mail, own: { address } }: { mail: MailSettings; own: EmailRecord },
): Promise<EmailContent> {
  const values = await findValues(reads, kind, subject);
  if (subject.type !== 'visit') return createEmail(address, findName(kind, false, false), values);
  const { visit } = subject;
  const isToDoctor = account.id === visit.doctorId;
  const name = findName(kind, isToDoctor, visit.status === 'cancelled');
  const email = createEmail(address, name, values);
  const method = findNoticeInvitation(kind, visit);
  if (!method) return email;
  const text = invitationIcs(
    await toEvent(backend, reads, visit, isToDoctor),
    { method, organizer: mail.from, attendee: address },
    backend.clock.now(),
  );
  return { ...email, invitation: { method, text } };
}

/** The end of each notice: the app's address, if it is known, and how to stop e-mails of its kind. */
export async function toMarkedEmail(
  backend: Backend,
  email: EmailContent,
  { delivery: { id, kind } }: TextNotice,
  own: EmailRecord,
): Promise<EmailContent> {
  const choice = findChoice(kind, 'email');
  const stopUrl = choice && (await createStopUrl(backend, { ...own, choice }));
  const appUrl = backend.calendarFeeds?.appUrl;
  const lines = [
    email.text,
    ...(appUrl ? [`CareSetu: ${appUrl}`] : ['CareSetu']),
    ...(stopUrl ? [`Stop e-mails of this kind: ${stopUrl}`] : []),
  ];
  return { ...email, id, text: lines.join('\n\n'), ...(stopUrl && { stopUrl }) };
}

function findName(kind: DeliveryKind, isToDoctor: boolean, isCancelled: boolean): EmailName {
  if (kind !== 'own-change') return findTemplate(kind, isToDoctor);
  return isCancelled ? 'own-change-cancelled' : 'own-change';
}

/** As in the account's feed: without notes and specialty, and a doctor's names no patient. */
async function toEvent(
  { calendarFeeds }: Pick<Backend, 'calendarFeeds'>,
  reads: ReadTransaction,
  { id, doctorId }: DueVisit,
  isToDoctor: boolean,
) {
  const visit = await reads.get('appointments', id);
  if (!visit) throw new Error('The visit of a notice does not exist');
  const doctorName = (await reads.get('doctors', doctorId))?.name ?? deletedUser.name;
  const appUrl = calendarFeeds?.appUrl ?? null;
  const room = appUrl && appUrl + roomPath(id);
  return toFeedEvent({ ...visit, doctorName }, isToDoctor ? 'doctor' : 'patient', room);
}
