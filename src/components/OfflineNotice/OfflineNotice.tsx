import { WifiOff } from 'lucide-react';
import { bar, line, sign } from './OfflineNotice.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface OfflineNoticeProps {
  /** Whether the browser has no connection. */
  isOffline: boolean;
}

/** A bar under the header while there is no connection. Stands on the page, empty, at other times to be announced. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    <div className={bar} aria-live="polite" data-state={isOffline ? 'offline' : 'online'}>
      {isOffline && (
        <p className={line}>
          <Icon glyph={WifiOff} className={sign} size={20} />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
