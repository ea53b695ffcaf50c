import { RefreshCw } from 'lucide-react';
import { action, bar, line, sign } from '../../../theme/notice-bar.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';

export interface NewVersionNoticeProps {
  isOutdated: boolean;
  onReload: () => void;
}

export function NewVersionNotice({ isOutdated, onReload }: NewVersionNoticeProps) {
  return (
    <div className={bar} aria-live="polite" data-state={isOutdated ? 'outdated' : 'current'}>
      {isOutdated && (
        <Inline gap="s3" rowGap="none" align="center" className={line}>
          <Icon glyph={RefreshCw} className={sign} size={20} />
          <p>{t`A new version of CareSetu is available.`}</p>
          <button className={action} type="button" onClick={onReload}>
            {t`Reload`}
          </button>
        </Inline>
      )}
    </div>
  );
}
