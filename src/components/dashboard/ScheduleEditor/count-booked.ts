import type { Appointment } from '../../../contract/appointments.ts';
import { formatCount } from '../../../domain/count.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';

export function countBooked(booked: readonly Pick<Appointment, 'status'>[]): string {
  const requests = booked.filter(({ status }) => status === 'pending').length;
  const visits = booked.length - requests;
  const visitsText = plural(visits, { one: t`1 visit`, other: t`${formatCount(visits)} visits` });
  const requestsText = plural(requests, {
    one: t`1 request`,
    other: t`${formatCount(requests)} requests`,
  });
  if (requests === 0) return visits > 0 ? visitsText : '';
  return visits > 0 ? t`${visitsText} and ${requestsText}` : requestsText;
}
