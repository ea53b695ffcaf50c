import type { ReactNode } from 'react';
import { heading } from './PageHeading.css.ts';

export interface PageHeadingProps {
  children: ReactNode;
  /**
   * 'display' is larger, for a doctor's name or a booking's status.
   * @default 'page'
   */
  size?: 'page' | 'display';
}

export function PageHeading({ children, size = 'page' }: PageHeadingProps) {
  return <h1 className={heading({ size })}>{children}</h1>;
}
