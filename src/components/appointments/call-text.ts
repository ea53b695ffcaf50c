import type { Appointment } from '../../contract/appointments.ts';
import { formatMobile } from '../../domain/forms/format-mobile.ts';
import { doctorShortName } from '../../domain/names.ts';
import { formatTime, type HourCycle } from '../../domain/time/india-time.ts';
import { t } from '../../words/t.ts';

/**
 * Tells the patient of a phone visit who calls.
 * @param phone null if it is not known, for example offline
 */
export function callText(
  { doctor, time, status }: Pick<Appointment, 'doctor' | 'time' | 'status'>,
  phone: string | null,
  hourCycle: HourCycle,
): string {
  const name = doctorShortName(doctor.name);
  const at = formatTime(time, hourCycle);
  const number = phone && formatMobile(phone);
  if (status === 'pending') {
    return number
      ? t`If ${name} accepts, they will call you on ${number} at ${at}.`
      : t`If ${name} accepts, they will call you at ${at}.`;
  }
  return number
    ? t`${name} will call you on ${number} at ${at}.`
    : t`${name} will call you at ${at}.`;
}
