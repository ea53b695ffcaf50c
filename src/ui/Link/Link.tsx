import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { link } from './Link.css.ts';

export interface LinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-label' | 'aria-current' | 'aria-describedby' | 'target' | 'rel'
> {
  href: string;
  children: ReactNode;
  /**
   * 'plain' is for running text, 'stitched' is free-standing.
   * @default 'plain'
   */
  look?: 'plain' | 'strong' | 'stitched';
}

export function Link({ look = 'plain', children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} className={link({ look })}>
      {children}
    </a>
  );
}
