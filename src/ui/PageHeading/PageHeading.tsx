import type { ReactNode } from 'react';
import { heading } from './PageHeading.css.ts';

export interface PageHeadingProps {
  /** The words of the heading. */
  children: ReactNode;
  /**
   * 'display' is the larger one, for a doctor's name or the news of a booking.
   * @default 'page'
   */
  size?: 'page' | 'display';
}

/** The one `h1` of a page. */
export function PageHeading({ children, size = 'page' }: PageHeadingProps) {
  return <h1 className={heading({ size })}>{children}</h1>;
}
