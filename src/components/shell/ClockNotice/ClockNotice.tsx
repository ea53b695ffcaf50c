import { Clock } from 'lucide-react';
import { bar, line, sign } from './ClockNotice.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';

export interface ClockNoticeProps {
  /** The device's clock, compared with the server's. */
  error: 'ahead' | 'behind';
}

export function ClockNotice({ error }: ClockNoticeProps) {
  return (
    <div className={bar}>
      <Inline as="p" canWrap={false} gap="s3" align="center" className={line}>
        <Icon glyph={Clock} className={sign} size={20} />
        {error === 'ahead'
          ? t`Your device's clock is ahead. CareSetu shows the right times.`
          : t`Your device's clock is behind. CareSetu shows the right times.`}
      </Inline>
    </div>
  );
}
