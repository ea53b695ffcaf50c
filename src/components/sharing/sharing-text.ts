import type { Sharing, SharingScope } from '../../contract/sharing.ts';
import { doctorShortName } from '../../domain/names.ts';
import { formatDay } from '../../domain/time/india-time.ts';
import type { VisitSharing } from '../../domain/records/shared-visits.ts';
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
      return t`From all doctors of ${specialty}, with your date of birth, allergies and medicines.`;
    case 'everything':
      return t`All your records, with your date of birth, allergies and medicines.`;
  }
}

export function sharingText({ visit, sharing }: VisitSharing): { label: string; detail: string } {
  const name = doctorShortName(visit.doctor.name);
  const day = formatDay(visit.date);
  if (sharing.endedAt !== undefined) {
    return {
      label: t`You ended access`,
      detail: t`For your visit on ${day}. ${name} can read only their own notes.`,
    };
  }
  const label = scopeLabel(sharing.scope, sharing.specialty);
  if (sharing.scope === 'nothing') {
    return { label, detail: t`For your visit on ${day}. ${name} can read only their own notes.` };
  }
  const last = formatDay(sharing.lastDay);
  return {
    label,
    detail:
      visit.status === 'pending'
        ? t`For your visit on ${day}. Starts when ${name} accepts. Ends ${last}.`
        : t`For your visit on ${day}. Ends ${last}.`,
  };
}

export function accessText(access: Sharing | null, patientName: string): string {
  const last = access ? formatDay(access.lastDay) : '';
  switch (access?.scope) {
    case 'everything':
      return t`${patientName} shares all records with you until ${last}.`;
    case 'specialty':
      return t`${patientName} shares ${access.specialty} records with you until ${last}.`;
    case 'own':
      return t`Until ${last}, ${patientName} shares only your own notes and the files they send you.`;
    default:
      return t`${patientName} shares only your own notes.`;
  }
}
