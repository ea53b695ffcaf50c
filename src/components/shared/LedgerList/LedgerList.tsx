import type { LucideIcon } from 'lucide-react';
import * as styles from './LedgerList.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';

export interface LedgerEntry {
  icon: LucideIcon;
  title: string;
  detail: string;
}

export interface LedgerListProps {
  entries: readonly LedgerEntry[];
}

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
