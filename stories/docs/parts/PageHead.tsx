import type { ReactNode } from 'react';
import {
  BlockIcon,
  type BlockIconName,
  type BlockIconTint,
} from '../../../src/ui/BlockIcon/BlockIcon.tsx';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps {
  /** What the page is about. */
  title: string;
  /** The block print beside the title. */
  icon: BlockIconName;
  /** The dye of its plate. */
  tint: BlockIconTint;
  /** A sentence or two on what one gets here. */
  children: ReactNode;
}

/** The head of a page of documentation. */
export function PageHead({ title, icon, tint, children }: PageHeadProps) {
  return (
    <header className={`sb-unstyled ${styles.head}`}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{children}</div>
      </div>
      <div className={styles.mark}>
        <BlockIcon name={icon} tint={tint} size="hero" />
      </div>
    </header>
  );
}
