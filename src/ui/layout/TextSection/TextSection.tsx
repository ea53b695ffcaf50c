import type { ReactNode } from 'react';
import { h3Text } from '../../../theme/typography.css.ts';
import * as styles from './TextSection.css.ts';

export interface TextSectionProps {
  /** URL fragment, such as 'contact-us'. */
  id: string;
  title: string;
  children: ReactNode;
}

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={h3Text}>
        {title}
      </h2>
      {children}
    </section>
  );
}
