import { formatCount } from '../../../domain/count.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';

export function outlook(upcoming: number, waiting: number): string {
  const visits = plural(upcoming, {
    one: t`1 upcoming visit`,
    other: t`${formatCount(upcoming)} upcoming visits`,
  });
  const requests = plural(waiting, {
    one: t`1 request waiting for a reply`,
    other: t`${formatCount(waiting)} requests waiting for a reply`,
  });
  if (upcoming > 0 && waiting > 0) return t`You have ${visits} and ${requests}.`;
  if (upcoming > 0) return t`You have ${visits}.`;
  return waiting > 0 ? t`You have ${requests}.` : t`You have no upcoming visits.`;
}
