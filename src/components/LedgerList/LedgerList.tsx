import type { LucideIcon } from 'lucide-react';
import * as styles from './LedgerList.css.ts';

export interface LedgerEntry {
  icon: LucideIcon;
  title: string;
  /** '' for none. */
  detail: string;
}

export interface LedgerListProps {
  entries: readonly LedgerEntry[];
}

export function LedgerList({ entries }: LedgerListProps) {
  return (
    <ul>
      {entries.map(({ icon: Icon, title, detail }) => (
        <li key={`${title} ${detail}`} className={styles.entry}>
          <Icon className={styles.icon} strokeWidth={1.75} aria-hidden="true" />
          <p className={styles.words}>
            <strong className={styles.title}>{title}</strong> <span>{detail}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
