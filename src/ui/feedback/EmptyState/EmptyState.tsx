import type { ReactNode } from 'react';
import { withBase } from '../../navigation/base-path.ts';
import { art, panel, sentence, wayOn } from '../state-panel.css.ts';
import { heading } from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** For the wording, see spec §2. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={panel}>
      <img className={art} src={withBase('/art/spot/empty.svg')} alt="" width={210} height={130} />
      <h2 className={heading}>{title}</h2>
      {children && <p className={sentence}>{children}</p>}
      {action && <div className={wayOn}>{action}</div>}
    </div>
  );
}
