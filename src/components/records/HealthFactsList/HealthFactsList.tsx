import type { HealthFacts } from '../../../contract/sharing.ts';
import { ageOn, sexLabels } from '../../../domain/records/health-facts.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './HealthFactsList.css.ts';

export interface HealthFactsListProps {
  facts: HealthFacts;
  /** Format yyyy-MM-dd. */
  today: string;
}

export function HealthFactsList({ facts, today }: HealthFactsListProps) {
  const { dateOfBirth, sex, allergies, medicines } = facts;
  return (
    <dl className={styles.list}>
      <Fact term={t`Date of birth`} text={dateOfBirth ? birthText(dateOfBirth, today) : ''} />
      <Fact term={t`Sex`} text={sex ? sexLabels[sex] : ''} />
      <Fact term={t`Allergies`} text={allergies || t`No allergies written down`} isWide />
      <Fact term={t`Medicines`} text={medicines} isWide />
    </dl>
  );
}

interface FactProps {
  term: string;
  text: string;
  isWide?: boolean;
}

function Fact({ term, text, isWide = false }: FactProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
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
