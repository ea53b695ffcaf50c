import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';
import { formatCount } from '../count.ts';

/** In its own module, because the header needs no other words of notices. */
export function formatUpdates(count: number): string {
  return plural(count, { one: t`1 new update`, other: t`${formatCount(count)} new updates` });
}
