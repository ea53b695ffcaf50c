import type { ComponentProps } from 'react';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as styles from './NoticeBar.css.ts';

export interface NoticeBarProps {
  glyph: ComponentProps<typeof Icon>['glyph'];
  text: string;
  action: string;
  onAction: () => void;
}

export function NoticeBar({ glyph, text, action, onAction }: NoticeBarProps) {
  return (
    <div className={styles.bar}>
      <Inline canWrap={false} gap="s3" align="center" className={styles.line}>
        <Icon glyph={glyph} className={styles.sign} size={20} />
        <Inline gap="s5" rowGap="none" align="center">
          <p>{text}</p>
          <button className={styles.action} type="button" onClick={onAction}>
            {action}
          </button>
        </Inline>
      </Inline>
    </div>
  );
}
