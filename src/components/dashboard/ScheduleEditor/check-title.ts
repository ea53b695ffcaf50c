import type { Appointment } from '../../../contract/appointments.ts';
import { t } from '../../../words/t.ts';
import { countBooked } from './count-booked.ts';

/** @param outside null if the booked visits are not known */
export function checkTitle(
  outside: readonly Appointment[] | null,
  leaveDays: readonly string[],
): string {
  if (outside === null) return t`Booked visits cannot be checked`;
  if (outside.length === 0) return t`No booked visits fall outside your new schedule`;
  const isLeave = outside.every(({ date }) => leaveDays.includes(date));
  return isLeave
    ? t`${countBooked(outside)} would fall on days of leave`
    : t`${countBooked(outside)} would fall outside`;
}
