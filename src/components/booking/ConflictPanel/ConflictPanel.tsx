import { CalendarX2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDay, formatTime } from '../../../domain/time/india-time.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './ConflictPanel.css.ts';

export interface ConflictPanelProps {
  /** Date of the taken slot, yyyy-MM-dd in India time. Alternatives on this date omit it. */
  date: string | null;
  /** Time of the taken slot, HH:mm in India time. */
  time: string;
  nearest: readonly SlotTime[];
  onSlotSelect: (slot: SlotTime) => void;
  /**
   * Says that they are kept.
   * @default true
   */
  hasNotes?: boolean;
  /**
   * For a time that was lost while the person was elsewhere in the form.
   * @default false
   */
  keepsFocus?: boolean | undefined;
}

export function ConflictPanel({
  date,
  time,
  nearest,
  onSlotSelect,
  hasNotes = true,
  keepsFocus = false,
}: ConflictPanelProps) {
  const hourCycle = useHourCycle();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!keepsFocus || isFocusLost()) panel.current?.focus();
  }, [keepsFocus]);
  return (
    <div ref={panel} className={styles.panel} role="alert" tabIndex={-1}>
      <Icon glyph={CalendarX2} className={styles.icon} />
      <div>
        <p className={styles.title}>
          <bdi>
            <Say>{formatTime(time, hourCycle)} was just taken</Say>
          </bdi>
        </p>
        <p>
          {hasNotes
            ? t`The times below are up to date, and your notes are still here.`
            : t`The times below are up to date.`}{' '}
          {nearest.length > 0 ? t`The nearest free times:` : t`Please choose another time or date.`}
        </p>
        {nearest.length > 0 && (
          <Inline gap="s3" className={styles.offers}>
            {nearest.map((slot) => {
              const slotTime = formatTime(slot.time, hourCycle);
              const name = `${formatDay(slot.date)}, ${slotTime}`;
              return (
                <Button
                  key={name}
                  variant="secondary"
                  aria-label={name}
                  onPress={() => onSlotSelect(slot)}
                >
                  <bdi>{slot.date === date ? slotTime : name}</bdi>
                </Button>
              );
            })}
          </Inline>
        )}
      </div>
    </div>
  );
}

/** For example with the button to confirm, which is disabled now. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(':disabled');
}
