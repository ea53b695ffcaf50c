import type { ReactNode } from 'react';
import { quietText } from '../../../theme/typography.css.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import * as styles from './FactStrip.css.ts';

export interface FactStripProps {
  /** At most three facts. */
  facts: readonly { value: ReactNode; label: string }[];
}

export function FactStrip({ facts }: FactStripProps) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ value, label }) => (
        <Stack as="li" key={label}>
          <strong className={styles.value}>
            <bdi>{value}</bdi>
          </strong>{' '}
          <span className={quietText}>{label}</span>
        </Stack>
      ))}
    </ul>
  );
}
