import { Globe } from 'lucide-react';
import { memo } from 'react';
import { isOtherZone } from '../../domain/india-time.ts';
import { infoBox, infoIcon } from '../../theme/info-box.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface ZoneNoticeProps {
  /** The IANA zone of the viewer's device. */
  viewerTimeZone: string;
  /** The instant at which the zones are compared. */
  now: Date;
}

/** Tells a viewer in another time zone that every time shown is India's (spec §9); nothing for others. Zones are slow to compare: not with every letter that is typed beside it. */
export const ZoneNotice = memo(function ZoneNotice({ viewerTimeZone, now }: ZoneNoticeProps) {
  if (!isOtherZone(viewerTimeZone, now)) return null;
  return (
    <p className={infoBox}>
      <Icon glyph={Globe} className={infoIcon} />
      <span>
        All times are India Standard Time. Your device is set to{' '}
        {viewerTimeZone.replaceAll('_', ' ')}.
      </span>
    </p>
  );
});
