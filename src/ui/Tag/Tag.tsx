import type { ReactNode } from 'react';
import { sign, tag } from './Tag.css.ts';

export interface TagProps {
  /** What the tag says about its thing; sets the colour. */
  tone: 'pending' | 'scheduled' | 'completed' | 'cancelled' | 'neutral' | 'info';
  /** A lucide icon that repeats the words; drawn at 16 px. */
  icon?: ReactNode;
  /** The words: colour alone tells nothing. */
  children: ReactNode;
}

/** A small label of a state or a count. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={tag({ tone })} data-state={tone}>
      {icon && (
        <span className={sign} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
