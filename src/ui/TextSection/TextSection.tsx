import type { ReactNode } from 'react';
import * as styles from './TextSection.css.ts';

export interface TextSectionProps {
  /** What an address ends with to lead here: 'contact-us'. */
  id: string;
  /** The words of the `h2`. */
  title: string;
  /** Paragraphs and lists. */
  children: ReactNode;
}

/** A headed part of a page that is read, in lines of a good length. */
export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
