import { Clock } from 'lucide-react';
import type { HoursLimit } from '../../../domain/queue/hours-limit.ts';
import { formatTime, type HourCycle } from '../../../domain/time/india-time.ts';
import { formatHours } from '../../../domain/time/durations.ts';
import { adviceBox, adviceIcon } from '../../../theme/info-box.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './HoursHint.css.ts';

export interface HoursHintProps {
  limit: HoursLimit;
  /** Time in India, as HH:mm. */
  time: string;
  firstName: string;
  onDurationChange: (hours: number) => void;
  onTimeChange: (time: string) => void;
}

export function HoursHint({
  limit,
  time,
  firstName,
  onDurationChange,
  onTimeChange,
}: HoursHintProps) {
  const hourCycle = useHourCycle();
  const { longest, otherStart } = limit;
  const hasWayOn = longest > 0 || otherStart !== null;
  return (
    <Inline canWrap={false} gap="s4" className={adviceBox} role="status">
      <Icon glyph={Clock} className={adviceIcon} />
      <div className={styles.words}>
        <p>
          {formatReason(limit, time, firstName, hourCycle)}
          {!hasWayOn && ` ${t`Please choose another date.`}`}
        </p>
        {hasWayOn && (
          <Inline gap="s3" className={styles.ways}>
            {longest > 0 && (
              <Button variant="secondary" onPress={() => onDurationChange(longest)}>
                <Say>Book {formatHours(longest)}</Say>
              </Button>
            )}
            {otherStart !== null && (
              <Button variant="secondary" onPress={() => onTimeChange(otherStart)}>
                <Say>Start at {formatTime(otherStart, hourCycle)}</Say>
              </Button>
            )}
          </Inline>
        )}
      </div>
    </Inline>
  );
}

function formatReason(
  { reason, until, longest }: HoursLimit,
  time: string,
  firstName: string,
  hourCycle: HourCycle,
): string {
  const start = formatTime(time, hourCycle);
  if (longest === 0) return t`${firstName} is booked for part of the hour from ${start}.`;
  const end = formatTime(until, hourCycle);
  const hours = formatHours(longest);
  return reason === 'closing'
    ? t`${firstName} works until ${end} on this day. You can book ${hours} from ${start}.`
    : t`${firstName} is booked from ${end} on this day. You can book ${hours} from ${start}.`;
}
