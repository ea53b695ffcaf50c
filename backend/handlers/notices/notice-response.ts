import type { PartnerRole } from '../../../src/contract/messages.ts';
import type { Notice } from '../../../src/contract/notices.ts';
import { isAhead } from '../../../src/domain/appointments/appointment-status.ts';
import { toSlot } from '../../../src/domain/appointments/move.ts';
import { toConversationId } from '../../../src/domain/notices/notices.ts';
import type { NoticeRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { getMember } from '../conversations/conversations.ts';

/** Null if the visit, the conversation or the offer no longer exists. */
export async function toNoticeResponse(
  reads: ReadTransaction,
  { id, accountId, kind, subject, fromId, at, seenAt, smsFailed, emailFailed }: NoticeRecord,
): Promise<Notice | null> {
  const person = (await reads.get('accounts', fromId)) ?? (await reads.get('freelancers', fromId));
  const fromPerson = (role: PartnerRole) =>
    person ? { id: fromId, name: person.name, role } : null;
  const failed = { ...(smsFailed && { smsFailed }), ...(emailFailed && { emailFailed }) };
  const notice = { id, kind, subject, at, seenAt, ...failed };
  if (kind === 'message') {
    const conversation = await reads.get('conversations', toConversationId(subject));
    if (!conversation) return null;
    const { role } = getMember(conversation, fromId);
    return { ...notice, from: fromPerson(role) };
  }
  if (kind === 'offer') {
    const offer = (await reads.get('waitlist', subject))?.offer;
    if (!offer) return null;
    return {
      ...notice,
      from: fromPerson('doctor'),
      visit: toSlot(offer),
      offerEndsAt: offer.endsAt,
    };
  }
  const visit = await reads.get('appointments', subject);
  if (!visit) return null;
  const role = accountId === visit.patientId ? 'doctor' : 'patient';
  const { proposal, late, followUp } = visit;
  return {
    ...notice,
    from: fromPerson(role),
    visit: toSlot(visit),
    ...(kind === 'move-proposed' && proposal?.by === role && { proposed: toSlot(proposal) }),
    ...(kind === 'late' && late && isAhead(visit) && { lateMinutes: late.minutes }),
    ...(kind === 'follow-up' && followUp && { followUpDate: followUp.date }),
  };
}
