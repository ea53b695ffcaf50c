import { t } from '../../words/t.ts';
import { firstName } from '../names.ts';
import { formatSlot, type HourCycle } from '../time/india-time.ts';
import type { AwayVisit } from './away-visits.ts';

/** The patient's answer, or the doctor's next step. */
export function formatAwayState({ visit, state, to }: AwayVisit, hourCycle: HourCycle): string {
  const name = firstName(visit.patient.name);
  const time = to ? formatSlot(to, hourCycle) : '';
  switch (state) {
    case 'open':
      return t`No other time is proposed.`;
    case 'request':
      return t`A request. Accept or decline it first.`;
    case 'waiting':
      return t`You proposed ${time}. ${name} has not answered.`;
    case 'proposed':
      return t`${name} proposes ${time}. Answer it.`;
    case 'declined':
      return t`${name} keeps the old time.`;
    case 'unanswered':
      return t`${name} did not answer in time.`;
    case 'moved':
      return t`Moved to ${time}.`;
    case 'cancelled':
      return t`${name} cancelled the visit.`;
  }
}
