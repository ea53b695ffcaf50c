import type { ReactNode } from 'react';
import * as styles from './FactStrip.css.ts';

export interface FactStripProps {
  /** Three at most: the figure, and what it counts below it. */
  facts: readonly { value: ReactNode; label: string }[];
}

/** What is told of a doctor or a helper in figures, below the head of the profile. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ value, label }) => (
        <li key={label} className={styles.fact}>
          <strong className={styles.value}>
            <bdi>{value}</bdi>
          </strong>{' '}
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
