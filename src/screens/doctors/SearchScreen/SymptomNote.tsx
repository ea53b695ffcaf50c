import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { formatPractitioners } from '../../../domain/doctors/specialties.ts';
import { matchSymptoms } from '../../../domain/doctors/symptoms.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './SearchScreen.css.ts';

const all = new Intl.ListFormat('en-IN');
const any = new Intl.ListFormat('en-IN', { type: 'disjunction' });

export interface SymptomNoteProps {
  query: string;
  doctors: Loadable<readonly Doctor[]>;
}

export function SymptomNote({ query, doctors }: SymptomNoteProps) {
  const match = matchSymptoms(query);
  if (!match) return null;
  const explanation = doctors.status === 'ready' && explain(match.specialties, doctors.data);
  if (!explanation && !match.isUrgent) return null;
  return (
    <Stack gap="s3" className={styles.symptoms}>
      {explanation && <p>{explanation(<bdi>{query}</bdi>)}</p>}
      {match.isUrgent && (
        <Inline as="p" canWrap={false} gap="s2" className={styles.urgent}>
          <Icon glyph={Info} className={styles.urgentIcon} size={20} />
          <span>
            <Say>
              If this is sudden or severe, it could be an emergency. Call{' '}
              <Link href="tel:112">112</Link>.
            </Say>
          </span>
        </Inline>
      )}
    </Stack>
  );
}

function explain(
  specialties: readonly string[],
  found: readonly Doctor[],
): (query: ReactNode) => ReactNode {
  const isShown = (name: string) => found.some(({ specialty }) => specialty === name);
  const shown = specialties.filter(isShown);
  if (shown.length === 0) {
    const practitioners = any.format(specialties.map(formatPractitioners));
    return (query) => (
      <Say>
        We found no {practitioners} for “{query}”.
      </Say>
    );
  }
  const hasOthers = found.some(({ specialty }) => !specialties.includes(specialty));
  const [usual, ...others] = specialties;
  const missing = usual && others.length > 0 && !isShown(usual);
  const practitioners = all.format(shown.map(formatPractitioners));
  return (query) => (
    <>
      {missing && `${t`We found no ${formatPractitioners(usual)}.`} `}
      {hasOthers ? (
        <Say>
          Also showing {practitioners} for “{query}”.
        </Say>
      ) : (
        <Say>
          Showing {practitioners} for “{query}”.
        </Say>
      )}
    </>
  );
}
