import type { ReactNode } from 'react';
import { withBase } from '../base-path.ts';
import { art, heading, hint, panel, wayOn } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What there is none of: 'No appointments found'. */
  title: string;
  /** A sentence on when something will stand here, or what to try. */
  children?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
}

/** A list with nothing in it (the empty texts of spec §2). */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={panel}>
      <img className={art} src={withBase('/art/spot/empty.svg')} alt="" width={210} height={130} />
      <h2 className={heading}>{title}</h2>
      {children && <p className={hint}>{children}</p>}
      {action && <div className={wayOn}>{action}</div>}
    </div>
  );
}
