import type { Notice } from '../../contract/notices.ts';
import { t } from '../../words/t.ts';
import { doctorShortName } from '../names.ts';
import {
  formatDay,
  formatSlot,
  formatTime,
  timeInIndia,
  type HourCycle,
} from '../time/india-time.ts';

export function formatNotice(
  notice: Pick<
    Notice,
    | 'kind'
    | 'from'
    | 'visit'
    | 'proposed'
    | 'lateMinutes'
    | 'followUpDate'
    | 'offerEndsAt'
    | 'smsFailed'
    | 'emailFailed'
  >,
  hourCycle: HourCycle,
): string {
  const text = formatEvent(notice, hourCycle);
  if (notice.smsFailed) return t`${text}. We could not send you an SMS about it.`;
  return notice.emailFailed ? t`${text}. We could not send you an e-mail about it.` : text;
}

function formatEvent(
  {
    kind,
    from,
    visit,
    proposed,
    lateMinutes,
    followUpDate,
    offerEndsAt,
  }: Pick<
    Notice,
    'kind' | 'from' | 'visit' | 'proposed' | 'lateMinutes' | 'followUpDate' | 'offerEndsAt'
  >,
  hourCycle: HourCycle,
): string {
  const name = from && (from.role === 'doctor' ? doctorShortName(from.name) : from.name);
  if (!visit) return name === null ? t`New message` : t`New message from ${name}`;
  const when = formatSlot(visit, hourCycle);
  if (kind === 'lapsed') {
    return name === null
      ? t`Your request for ${when} ended without a reply`
      : t`Your request to ${name} ended without a reply`;
  }
  if (kind === 'tomorrow') {
    return name === null
      ? t`Your visit is tomorrow, ${when}`
      : t`Your visit with ${name} is tomorrow, ${when}`;
  }
  if (kind === 'soon') {
    const time = formatTime(visit.time, hourCycle);
    return name === null
      ? t`Your visit begins at ${time}`
      : t`Your visit with ${name} begins at ${time}`;
  }
  if (kind === 'starts') {
    return name === null
      ? t`Your video visit starts now`
      : t`Your video visit with ${name} starts now`;
  }
  if (name === null) return t`Your visit on ${when} was cancelled`;
  switch (kind) {
    case 'accepted':
      return t`${name} accepted your visit on ${when}`;
    case 'declined':
      return t`${name} declined your request for ${when}`;
    case 'moved':
      return t`${name} moved the visit to ${when}`;
    case 'move-proposed':
      return proposed
        ? t`${name} proposes ${formatSlot(proposed, hourCycle)} instead of ${when}`
        : t`${name} proposed another time for the visit on ${when}`;
    case 'move-accepted':
      return t`${name} accepted the new time, ${when}`;
    case 'move-declined':
      return t`${name} declined the new time. The visit stays on ${when}`;
    case 'move-ended':
      return t`${name} did not reply about the new time. The visit stays on ${when}`;
    case 'late':
      return lateMinutes === undefined
        ? t`${name} said that they would be late`
        : // translators: the number is 5 or more
          t`${name} is ${lateMinutes} minutes late for the visit on ${when}`;
    case 'missed':
      return t`${name} marked that you did not come on ${when}`;
    case 'missed-answered':
      return t`${name} answered ‘I was there’ for the visit on ${when}`;
    case 'missed-ended':
      return t`${name} took back ‘Did not come’ for the visit on ${when}`;
    case 'follow-up':
      return followUpDate
        ? t`${name} would like to see you again around ${formatDay(followUpDate)}`
        : t`${name} would like to see you again after the visit on ${when}`;
    case 'follow-up-chosen':
      return t`${name} booked the follow-up on ${when}`;
    case 'follow-up-declined':
      return t`${name} does not want a follow-up of the visit on ${when}`;
    case 'offer':
      return offerEndsAt === undefined
        ? t`${name} has a free time on ${when}`
        : t`${name} has a free time on ${when}, held for you until ${formatTime(timeInIndia(new Date(offerEndsAt)), hourCycle)}`;
    case 'completed':
      return t`${name} wrote the record of your visit on ${when}`;
    default:
      return from?.role === 'doctor'
        ? t`${name} cancelled your visit on ${when}`
        : t`${name} cancelled the visit on ${when}`;
  }
}
