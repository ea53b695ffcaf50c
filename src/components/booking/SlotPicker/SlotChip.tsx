import { Check } from 'lucide-react';
import { memo } from 'react';
import { formatSpokenDay, formatTime } from '../../../domain/time/india-time.ts';
import type { Slot } from '../../../domain/booking/slots.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import * as styles from './SlotPicker.css.ts';

export interface SlotChipProps {
  name: string;
  date: string;
  time: string;
  status: Slot['status'];
  isSelected: boolean;
  onSelect: (time: string, press: Event) => void;
}

/** Memoised, because a day has many. */
export const SlotChip = memo(function SlotChip({
  name,
  date,
  time,
  status,
  isSelected,
  onSelect,
}: SlotChipProps) {
  const shown = formatTime(time, useHourCycle());
  const isTaken = status === 'taken';
  return (
    <label className={styles.chip}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        value={time}
        checked={isSelected && !isTaken}
        disabled={isTaken}
        onChange={({ nativeEvent }) => onSelect(time, nativeEvent)}
        aria-label={`${formatSpokenDay(date)}, ${shown}, ${status}`}
      />
      <span className={styles.face} data-state={status} aria-hidden="true">
        <Check className={styles.tick} />
        <bdi>{isTaken ? <s>{shown}</s> : shown}</bdi>
      </span>
    </label>
  );
});
