import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'type' | 'aria-label'
> {
  label: string;
  icon: ReactNode;
  /**
   * 'outlined' is for a button on its own; 'primary' is as high as a text box.
   * @default 'bare'
   */
  variant?: 'bare' | 'outlined' | 'primary';
}

/** At least 44 px square. Does not use react-aria, to keep it out of the initial bundle. */
export function IconButton({ label, icon, variant = 'bare', ...button }: IconButtonProps) {
  return (
    <button {...button} className={iconButton({ variant })} type="button" aria-label={label}>
      {icon}
    </button>
  );
}
