import { WifiOff } from 'lucide-react';
import { bar, line, sign, staleness } from './OfflineNotice.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';

export interface OfflineNoticeProps {
  isOffline: boolean;
}

/** The live region is always rendered, or changes would not be announced. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    <div className={bar} aria-live="polite" data-state={isOffline ? 'offline' : 'online'}>
      {isOffline && (
        <Inline as="p" canWrap={false} gap="s3" align="center" className={line}>
          <Icon glyph={WifiOff} className={sign} size={20} />
          <span>
            {t`You are offline.`}{' '}
            <span className={staleness}>{t`What you see may be out of date.`}</span>
          </span>
        </Inline>
      )}
    </div>
  );
}
