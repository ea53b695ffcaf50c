import type { ReactNode } from 'react';
import { eyebrow as eyebrowLook, heading, stitches } from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  id: string;
  eyebrow: string;
  children: ReactNode;
}

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
  children: ReactNode;
  /** @default 'page' */
  ground?: 'page' | 'deep';
}

export function Eyebrow({ children, ground = 'page' }: EyebrowProps) {
  return (
    <p className={eyebrowLook({ ground })}>
      <span className={stitches} aria-hidden="true" />
      {children}
    </p>
  );
}
