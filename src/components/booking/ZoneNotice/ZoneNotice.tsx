import { Globe } from 'lucide-react';
import { memo } from 'react';
import { isOtherZone } from '../../../domain/time/india-time.ts';
import { infoBox, infoIcon } from '../../../theme/info-box.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Say } from '../../../words/Say.ts';

export interface ZoneNoticeProps {
  /** IANA time zone. */
  viewerTimeZone: string;
  now: Date;
}

/** Memoized, because comparing time zones is slow (spec §9). */
export const ZoneNotice = memo(function ZoneNotice({ viewerTimeZone, now }: ZoneNoticeProps) {
  if (!isOtherZone(viewerTimeZone, now)) return null;
  return (
    <p className={infoBox}>
      <Icon glyph={Globe} className={infoIcon} />
      <span>
        <Say>
          All times are India Standard Time. Your device is set to{' '}
          {viewerTimeZone.replaceAll('_', ' ')}.
        </Say>
      </span>
    </p>
  );
});
