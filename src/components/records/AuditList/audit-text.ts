import type { AuditEntry } from '../../../contract/audit.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';

/** @param visitDate null if the reader wrote what they read, or the visit is unknown */
export function auditText({ reader, kind, items }: AuditEntry, visitDate: string | null): string {
  const name = reader.role === 'doctor' ? doctorShortName(reader.name) : reader.name;
  const count = items.length;
  if (kind === 'calendar-made') return t`You made an address for your calendar app`;
  if (kind === 'calendar-ended') return t`An address for your calendar app ended`;
  if (kind === 'phone') {
    return visitDate === null
      ? t`${name} saw your phone number for a visit`
      : t`${name} saw your phone number for your visit on ${formatDay(visitDate)}`;
  }
  if (kind === 'health-asked' || kind === 'health-given' || kind === 'health-refused') {
    return requestText(kind, name, visitDate);
  }
  if (visitDate === null) {
    if (kind === 'health-facts') return t`${name} read your health facts`;
    return kind === 'records'
      ? plural(count, { one: t`${name} read 1 record`, other: t`${name} read ${count} records` })
      : plural(count, { one: t`${name} opened a file`, other: t`${name} opened ${count} files` });
  }
  const day = formatDay(visitDate);
  if (kind === 'health-facts') return t`${name} read your health facts for your visit on ${day}`;
  return kind === 'records'
    ? plural(count, {
        one: t`${name} read 1 record for your visit on ${day}`,
        other: t`${name} read ${count} records for your visit on ${day}`,
      })
    : plural(count, {
        one: t`${name} opened a file for your visit on ${day}`,
        other: t`${name} opened ${count} files for your visit on ${day}`,
      });
}

type RequestKind = 'health-asked' | 'health-given' | 'health-refused';

/** The patient has answered, so `name` is in the words for a doctor's request only. */
function requestText(kind: RequestKind, name: string, visitDate: string | null): string {
  const day = visitDate === null ? null : formatDay(visitDate);
  switch (kind) {
    case 'health-asked':
      return day === null
        ? t`${name} asked to see your health facts`
        : t`${name} asked to see your health facts for your visit on ${day}`;
    case 'health-given':
      return day === null
        ? t`You showed your health facts for a visit`
        : t`You showed your health facts for your visit on ${day}`;
    case 'health-refused':
      return day === null
        ? t`You did not show your health facts for a visit, or stopped it`
        : t`You did not show your health facts for your visit on ${day}, or stopped it`;
  }
}
