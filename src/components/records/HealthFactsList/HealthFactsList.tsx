import type { HealthFacts } from '../../../contract/sharing.ts';
import { ageOn } from '../../../domain/records/health-facts.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './HealthFactsList.css.ts';

export interface HealthFactsListProps {
  facts: HealthFacts;
  /** Format yyyy-MM-dd. */
  today: string;
}

export function HealthFactsList({ facts, today }: HealthFactsListProps) {
  const { dateOfBirth, allergies, medicines } = facts;
  return (
    <Stack as="dl" gap="s4">
      <Fact term={t`Date of birth`} text={dateOfBirth ? birthText(dateOfBirth, today) : ''} />
      <Fact term={t`Allergies`} text={allergies} />
      <Fact term={t`Medicines`} text={medicines} />
    </Stack>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className={quietText}>{term}</dt>
      <dd className={styles.fact}>{text || t`Not given`}</dd>
    </div>
  );
}

function birthText(dateOfBirth: string, today: string): string {
  const date = formatDate(dateOfBirth);
  const age = ageOn(dateOfBirth, today);
  if (age === 0) return date;
  return plural(age, { one: t`${date} (1 year old)`, other: t`${date} (${age} years old)` });
}
