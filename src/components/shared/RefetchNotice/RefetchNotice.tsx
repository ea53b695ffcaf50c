import { RefreshCwOff } from 'lucide-react';
import type { Loadable } from '../../../domain/loadable.ts';
import { infoIcon } from '../../../theme/info-box.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './RefetchNotice.css.ts';

export interface RefetchNoticeProps {
  data: Loadable<unknown>;
  onRetry: () => void;
}

/** Data is stale after a failed refresh. When offline, the shell shows a notice. */
export function RefetchNotice({ data, onRetry }: RefetchNoticeProps) {
  if (data.status !== 'ready' || !data.problem) return null;
  if (data.problem.reason === 'offline' && !navigator.onLine) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon glyph={RefreshCwOff} className={infoIcon} />
      <p className={styles.words}>
        <Say>This page could not be updated and may be out of date. {data.problem.message}</Say>
      </p>
      <Button variant="text" onPress={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  );
}
