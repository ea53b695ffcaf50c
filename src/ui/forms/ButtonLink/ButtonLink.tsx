import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { button, stitchedWords, words, type ButtonVariants } from '../Button/Button.css.ts';

export interface ButtonLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-label' | 'aria-describedby' | 'target' | 'rel'
> {
  href: string;
  /** A link with only an icon needs an `aria-label` instead. */
  children?: ReactNode;
  /** @default 'primary' */
  variant?: NonNullable<ButtonVariants['variant']>;
  /**
   * 48 or 54 px high.
   * @default 'medium'
   */
  size?: NonNullable<ButtonVariants['size']>;
  /** 20 px. Rendered before the text. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

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
