import { Clock } from 'lucide-react';
import type { HoursLimit } from '../../domain/hours-limit.ts';
import { formatTime, type HourCycle } from '../../domain/india-time.ts';
import { formatHours } from '../../domain/queue-words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as styles from './HoursHint.css.ts';

export interface HoursHintProps {
  /** What is in the way. */
  limit: HoursLimit;
  /** The chosen start, HH:mm in India. */
  time: string;
  /** What the helper is called. */
  firstName: string;
  /** Fewer hours are taken instead, from the same start. */
  onDurationChange: (hours: number) => void;
  /** Another start is taken instead, for as many hours. */
  onTimeChange: (time: string) => void;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** Says, while hours are chosen, that a helper cannot be had for all of them, and offers what can be had. */
export function HoursHint({
  limit,
  time,
  firstName,
  onDurationChange,
  onTimeChange,
  hourCycle = '12h',
}: HoursHintProps) {
  const { longest, otherStart } = limit;
  const hasWayOn = longest > 0 || otherStart !== null;
  return (
    <div className={styles.panel} role="status">
      <Icon glyph={Clock} className={styles.icon} />
      <div className={styles.words}>
        <p>
          {reasonOf(limit, time, firstName, hourCycle)}
          {!hasWayOn && ' Please choose another date.'}
        </p>
        {hasWayOn && (
          <div className={styles.ways}>
            {longest > 0 && (
              <Button variant="secondary" onPress={() => onDurationChange(longest)}>
                Book {formatHours(longest)}
              </Button>
            )}
            {otherStart !== null && (
              <Button variant="secondary" onPress={() => onTimeChange(otherStart)}>
                Start at {formatTime(otherStart, hourCycle)}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function reasonOf(
  { reason, until, longest }: HoursLimit,
  time: string,
  firstName: string,
  hourCycle: HourCycle,
): string {
  const start = formatTime(time, hourCycle);
  if (longest === 0) return `${firstName} is booked for some of the hour from ${start}.`;
  const end = formatTime(until, hourCycle);
  const hours = `${formatHours(longest)} from ${start}`;
  return reason === 'closing'
    ? `${firstName} is free until ${end} on this day: ${hours}.`
    : `${firstName} is booked from ${end} on this day, and free for ${hours}.`;
}
