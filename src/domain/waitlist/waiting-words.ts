import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

export function formatWaiting(count: number): string {
  return plural(count, {
    one: t`1 patient waits for an earlier time`,
    other: t`${count} patients wait for an earlier time`,
  });
}
