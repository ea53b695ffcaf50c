import type { Appointment } from '../../contract/appointments.ts';
import type { Sharing, SharingScope } from '../../contract/sharing.ts';
import { isMissed } from '../../domain/appointments/appointment-status.ts';
import { doctorShortName } from '../../domain/names.ts';
import { formatDay } from '../../domain/time/india-time.ts';
import { hasGiven } from '../../domain/records/health-request.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

export function scopeLabel(scope: SharingScope, specialty: string): string {
  switch (scope) {
    case 'own':
      return t`Only their own notes`;
    case 'nothing':
      return t`Nothing`;
    case 'specialty':
      return t`${specialty} records`;
    case 'everything':
      return t`Everything`;
  }
}

export function scopeHint(scope: SharingScope, specialty: string): string {
  switch (scope) {
    case 'own':
      return t`And files you send them in Messages.`;
    case 'nothing':
      return t`Doctors can always read their own notes. They cannot open files you send.`;
    case 'specialty':
      return t`From all doctors of ${specialty}, with your date of birth, sex, allergies and medicines.`;
    case 'everything':
      return t`All your records, with your date of birth, sex, allergies and medicines.`;
  }
}

const list = new Intl.ListFormat('en-IN');

export function visitsText(visits: readonly Appointment[]): string {
  const days = list.format(new Set(visits.map(({ date }) => formatDay(date))));
  return plural(visits.length, {
    one: t`For your visit on ${days}.`,
    other: t`For your visits on ${days}.`,
  });
}

/**
 * @param visits at least one, of the same doctor
 * @param today format yyyy-MM-dd
 */
export function sharingText(
  visits: readonly Appointment[],
  sharing: Sharing,
  today: string,
): { label: string; detail: string } {
  const name = doctorShortName(visits[0]?.doctor.name ?? '');
  const which = visitsText(visits);
  if (sharing.endedAt !== undefined) {
    return {
      label: t`You ended access`,
      detail: t`${which} ${name} can read only their own notes.`,
    };
  }
  const isNothing = sharing.scope === 'nothing';
  const label = scopeLabel(
    isNothing && hasGiven(sharing, today) ? 'own' : sharing.scope,
    sharing.specialty,
  );
  if (isNothing && !hasGiven(sharing, today)) {
    return { label, detail: t`${which} ${name} can read only their own notes.` };
  }
  if (visits.every(isMissed)) {
    return {
      label,
      detail: t`${which} ${name} marked that you did not come, and can read only their own notes.`,
    };
  }
  const last = formatDay(sharing.lastDay);
  return {
    label,
    detail: visits.every(({ status }) => status === 'pending')
      ? t`${which} Starts when ${name} accepts. Ends ${last}.`
      : t`${which} Ends ${last}.`,
  };
}

/** In one sentence, for the booking form. */
export function scopeSentence(scope: SharingScope, specialty: string, doctorName: string): string {
  switch (scope) {
    case 'own':
      return t`${doctorName} sees only their own notes and the files you send them.`;
    case 'nothing':
      return t`${doctorName} sees only their own notes.`;
    case 'specialty':
      return t`${doctorName} sees your ${specialty} records, allergies and medicines.`;
    case 'everything':
      return t`${doctorName} sees all your records, allergies and medicines.`;
  }
}

/** @param factsLastDay of health facts that the patient shows beside the scope, or null */
export function accessText(
  access: Sharing | null,
  patientName: string,
  factsLastDay: string | null,
): string {
  const last = access ? formatDay(access.lastDay) : '';
  const factsLast = factsLastDay === null ? null : formatDay(factsLastDay);
  switch (access?.scope) {
    case 'everything':
      return t`${patientName} shares all records with you until ${last}.`;
    case 'specialty':
      return t`${patientName} shares ${access.specialty} records with you until ${last}.`;
    case 'own':
      if (factsLast !== null) {
        return t`${patientName} shares your own notes and the files they send you until ${last}, and their allergies, medicines, date of birth and sex until ${factsLast}.`;
      }
      return t`Until ${last}, ${patientName} shares only your own notes and the files they send you.`;
    default:
      if (factsLast !== null) {
        return t`${patientName} shares your own notes, and their allergies, medicines, date of birth and sex until ${factsLast}.`;
      }
      return t`${patientName} shares only your own notes.`;
  }
}
