import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { link } from './Link.css.ts';

export interface LinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-label' | 'aria-current' | 'aria-describedby' | 'target' | 'rel'
> {
  href: string;
  children: ReactNode;
  /**
   * Use 'plain' in running text, and 'stitched' for a link on its own.
   * @default 'plain'
   */
  variant?: 'plain' | 'strong' | 'stitched';
}

export function Link({ variant = 'plain', children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} className={link({ variant })}>
      {children}
    </a>
  );
}
