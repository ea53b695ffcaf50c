import type { ReactNode } from 'react';
import * as styles from './contract-page.css.ts';

export interface FactProps {
  /** What it is about. */
  name: string;
  /** What is so. */
  children: ReactNode;
}

/** One line of a description list. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
