import type { ReactNode } from 'react';
import { eyebrow as eyebrowLook, heading, stitches } from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  /** The id by which a section or list is named after the heading. */
  id: string;
  /** What the section is about, in a word or two above the heading. */
  eyebrow: string;
  /** The words of the heading. */
  children: ReactNode;
}

/** The `h2` of a landing page's section, below a stitched word that says what it is about. */
export function SectionHeading({ id, eyebrow, children }: SectionHeadingProps) {
  return (
    <div>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id={id} className={heading}>
        {children}
      </h2>
    </div>
  );
}

export interface EyebrowProps {
  /** A word or two. */
  children: ReactNode;
  /**
   * What it stands on: the page or a deep band.
   * @default 'page'
   */
  ground?: 'page' | 'deep';
}

/** The stitched word above a heading, alone. */
export function Eyebrow({ children, ground = 'page' }: EyebrowProps) {
  return (
    <p className={eyebrowLook({ ground })}>
      <span className={stitches} aria-hidden="true" />
      {children}
    </p>
  );
}
