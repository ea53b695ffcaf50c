import { Check } from 'lucide-react';
import { formatSpokenDay, formatTime } from '../../../domain/time/india-time.ts';
import type { Slot } from '../../../domain/booking/slots.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import * as styles from './SlotPicker.css.ts';

export interface SlotChipProps {
  name: string;
  date: string;
  slot: Slot;
  isSelected: boolean;
  onSelect: (time: string) => void;
}

export function SlotChip({ name, date, slot, isSelected, onSelect }: SlotChipProps) {
  const hourCycle = useHourCycle();
  const time = formatTime(slot.time, hourCycle);
  const isTaken = slot.status === 'taken';
  return (
    <label className={styles.chip}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        value={slot.time}
        checked={isSelected && !isTaken}
        disabled={isTaken}
        onChange={() => onSelect(slot.time)}
        aria-label={`${formatSpokenDay(date)}, ${time}, ${slot.status}`}
      />
      <span className={styles.face} data-state={slot.status} aria-hidden="true">
        <Check className={styles.tick} />
        <bdi>{isTaken ? <s>{time}</s> : time}</bdi>
      </span>
    </label>
  );
}
