import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AppointmentsScreen.css.ts';

export interface EarlierVisitsProps {
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

export function EarlierVisits({ count, isOpen, onOpenChange, children }: EarlierVisitsProps) {
  const listId = useId();
  return (
    <div className={styles.earlier}>
      <button
        className={styles.fold}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => onOpenChange(!isOpen)}
      >
        {plural(count, { one: t`1 earlier visit`, other: t`${formatCount(count)} earlier visits` })}{' '}
        · {isOpen ? t`Hide` : t`Show`}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      {isOpen && <div id={listId}>{children}</div>}
    </div>
  );
}
