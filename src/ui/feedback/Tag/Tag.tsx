import type { ReactNode } from 'react';
import { sign, tag } from './Tag.css.ts';

export interface TagProps {
  variant: 'pending' | 'scheduled' | 'completed' | 'cancelled' | 'neutral' | 'info';
  /** Rendered at 16 px. */
  icon?: ReactNode;
  /** Required, because colour alone must not convey meaning. */
  children: ReactNode;
}

export function Tag({ variant, icon, children }: TagProps) {
  return (
    <span className={tag({ variant })} data-state={variant}>
      {icon && (
        <span className={sign} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
