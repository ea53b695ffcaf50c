import { Info } from 'lucide-react';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { formatPractitioners } from '../../domain/specialties.ts';
import { matchSymptoms } from '../../domain/symptoms.ts';
import { Link } from '../../ui/Link/Link.tsx';
import * as styles from './SearchScreen.css.ts';

const list = new Intl.ListFormat('en-IN');

export interface SymptomNoteProps {
  /** The keyword that is searched for. */
  query: string;
  /** The doctors that were found. */
  doctors: Loadable<readonly Doctor[]>;
}

/** Says why doctors are shown for a symptom, and where to turn if it is an emergency; nothing for other keywords. */
export function SymptomNote({ query, doctors }: SymptomNoteProps) {
  const match = matchSymptoms(query);
  if (!match) return null;
  const found = doctors.status === 'ready' ? doctors.data : [];
  const shown = match.specialties.filter((name) =>
    found.some(({ specialty }) => specialty === name),
  );
  if (shown.length === 0 && !match.isUrgent) return null;
  const hasOthers = found.some(({ specialty }) => !match.specialties.includes(specialty));
  return (
    <div className={styles.symptoms}>
      {shown.length > 0 && (
        <p>
          {hasOthers ? 'Also showing' : 'Showing'} {list.format(shown.map(formatPractitioners))} for
          “<bdi>{query}</bdi>”.
        </p>
      )}
      {match.isUrgent && (
        <p className={styles.urgent}>
          <Info className={styles.urgentIcon} size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            If this is sudden or severe, it can be an emergency. Call{' '}
            <Link href="tel:112">112</Link>.
          </span>
        </p>
      )}
    </div>
  );
}
