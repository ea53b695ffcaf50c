import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'type' | 'aria-label'
> {
  /** What it does, in words. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /**
   * 'outlined' stands on its own, as an arrow of a carousel; 'bare' sits in a bar or a corner; 'primary'
   * is the view's main action, beside a text box and as high.
   * @default 'bare'
   */
  look?: 'bare' | 'outlined' | 'primary';
}

/** A plain button with nothing but an icon, 44 px square or more; for the parts of the shell that must load at once. */
export function IconButton({ label, icon, look = 'bare', ...button }: IconButtonProps) {
  return (
    <button {...button} className={iconButton({ look })} type="button" aria-label={label}>
      {icon}
    </button>
  );
}
