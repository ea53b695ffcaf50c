import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { link } from './Link.css.ts';

export interface LinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-label' | 'aria-current' | 'aria-describedby' | 'target' | 'rel'
> {
  /** Where it leads. */
  href: string;
  /** What waits there. */
  children: ReactNode;
  /**
   * 'plain' is underlined, for running text; 'strong' is bold, beside a few words; 'stitched' stands on its own.
   * @default 'plain'
   */
  look?: 'plain' | 'strong' | 'stitched';
}

/** Leads to another page: a plain anchor, which the app's router follows without a reload. */
export function Link({ look = 'plain', children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} className={link({ look })}>
      {children}
    </a>
  );
}
