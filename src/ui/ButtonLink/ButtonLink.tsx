import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { button, stitchedWords, words, type ButtonVariants } from '../Button/Button.css.ts';

export interface ButtonLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-label' | 'aria-describedby' | 'target' | 'rel'
> {
  /** Where it leads. */
  href: string;
  /** What waits there; a link with only an icon has an `aria-label` instead. */
  children?: ReactNode;
  /**
   * As for a `Button`.
   * @default 'primary'
   */
  variant?: NonNullable<ButtonVariants['variant']>;
  /**
   * 48 or 54 px high.
   * @default 'medium'
   */
  size?: NonNullable<ButtonVariants['size']>;
  /** A lucide icon of 20 px before the words. */
  icon?: ReactNode;
}

/** A plain link with the looks of a button. It needs no script, so public pages may use it freely. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  ...anchor
}: ButtonLinkProps) {
  return (
    <a {...anchor} className={button({ variant, size })}>
      {icon}
      {children != null && (
        <span className={variant === 'text' ? stitchedWords : words}>{children}</span>
      )}
    </a>
  );
}
