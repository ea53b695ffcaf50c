import { RefreshCw } from 'lucide-react';
import { bar, line, reload, sign } from './NewVersionNotice.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface NewVersionNoticeProps {
  /** Whether a release has come out since this page was opened. */
  isOutdated: boolean;
  /** The person wants the new release. */
  onReload: () => void;
}

/** A bar under the header once the page is older than the app. Stands there, empty, before that to be announced. */
export function NewVersionNotice({ isOutdated, onReload }: NewVersionNoticeProps) {
  return (
    <div className={bar} aria-live="polite" data-state={isOutdated ? 'outdated' : 'current'}>
      {isOutdated && (
        <div className={line}>
          <Icon glyph={RefreshCw} className={sign} size={20} />
          <p>A new version of CareSetu is here.</p>
          <button className={reload} type="button" onClick={onReload}>
            Reload
          </button>
        </div>
      )}
    </div>
  );
}
