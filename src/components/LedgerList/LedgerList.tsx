import type { LucideIcon } from 'lucide-react';
import * as styles from './LedgerList.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface LedgerEntry {
  /** A lucide icon of what the entry is about. */
  icon: LucideIcon;
  /** What stands first, in bold. */
  title: string;
  /** What is said of it; '' for nothing. */
  detail: string;
}

export interface LedgerListProps {
  /** One row each. */
  entries: readonly LedgerEntry[];
}

/** Facts as rows between hairlines: an icon, what it is, and what is said of it. */
export function LedgerList({ entries }: LedgerListProps) {
  return (
    <ul>
      {entries.map(({ icon, title, detail }) => (
        <li key={`${title} ${detail}`} className={styles.entry}>
          <Icon glyph={icon} className={styles.icon} />
          <p className={styles.words}>
            <strong className={styles.title}>{title}</strong> <span>{detail}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
