import { RefreshCw } from 'lucide-react';
import { NoticeBar } from '../../../ui/feedback/NoticeBar/NoticeBar.tsx';
import { t } from '../../../words/t.ts';

export interface NewVersionNoticeProps {
  isOutdated: boolean;
  onReload: () => void;
}

export function NewVersionNotice({ isOutdated, onReload }: NewVersionNoticeProps) {
  return (
    <div aria-live="polite" data-state={isOutdated ? 'outdated' : 'current'}>
      {isOutdated && (
        <NoticeBar
          glyph={RefreshCw}
          text={t`A new version of CareSetu is available.`}
          action={t`Reload`}
          onAction={onReload}
        />
      )}
    </div>
  );
}
