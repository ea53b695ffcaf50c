import type { ReactNode } from 'react';
import {
  BlockIcon,
  type BlockIconName,
  type BlockIconTint,
} from '../../../src/ui/media/BlockIcon/BlockIcon.tsx';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps {
  title: string;
  icon: BlockIconName;
  tint: BlockIconTint;
  children: ReactNode;
}

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
