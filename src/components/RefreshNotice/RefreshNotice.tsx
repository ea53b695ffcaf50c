import { RefreshCwOff } from 'lucide-react';
import type { Loadable } from '../../domain/loadable.ts';
import { infoIcon } from '../../theme/info-box.css.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as styles from './RefreshNotice.css.ts';

export interface RefreshNoticeProps {
  /** The data in view. */
  data: Loadable<unknown>;
  /** 'Try again' was pressed. */
  onRetry: () => void;
}

/**
 * Says that the data in view may be out of date, since its last refresh failed: a page's HTML may be days
 * old. Renders nothing for other data, and nothing offline, which the shell says.
 */
export function RefreshNotice({ data, onRetry }: RefreshNoticeProps) {
  if (data.status !== 'ready' || !data.problem) return null;
  if (data.problem.reason === 'offline' && !navigator.onLine) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon glyph={RefreshCwOff} className={infoIcon} />
      <p className={styles.words}>
        This page could not be updated and may be out of date. {data.problem.message}
      </p>
      <Button variant="text" onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
