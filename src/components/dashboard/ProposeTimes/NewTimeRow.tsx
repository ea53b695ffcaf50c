import type { Appointment } from '../../../contract/appointments.ts';
import { isSameTime } from '../../../domain/appointments/move.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { NativeSelect } from '../../../ui/forms/NativeSelect/NativeSelect.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import * as styles from './ProposeTimes.css.ts';

/** Besides the chosen one. */
const MOST_NEAR = 20;
const NONE = 'none';

export interface NewTimeRowProps {
  visit: Appointment;
  slot: SlotTime | null;
  /** The nearest first. */
  slots: readonly SlotTime[];
  isDisabled: boolean;
  /** Null proposes nothing. */
  onChoose: (slot: SlotTime | null) => void;
}

export function NewTimeRow({ visit, slot, slots, isDisabled, onChoose }: NewTimeRowProps) {
  const hourCycle = useHourCycle();
  const { patient } = visit;
  const shown = slots
    .filter((one, at) => at < MOST_NEAR || (slot && isSameTime(one, slot)))
    .sort((a, b) => toValue(a).localeCompare(toValue(b)));
  return (
    <li className={styles.visit}>
      <div>
        <p className={styles.name}>{patient.name}</p>
        <p className={styles.when}>{formatSlot(visit, hourCycle)}</p>
      </div>
      {slots.length === 0 ? (
        <p>{t`No time is free in the next 14 days.`}</p>
      ) : (
        <NativeSelect
          label={t`New time for ${patient.name}, ${formatSlot(visit, hourCycle)}`}
          isLabelHidden
          options={[
            { value: NONE, label: t`Propose nothing` },
            ...shown.map((one) => ({ value: toValue(one), label: formatSlot(one, hourCycle) })),
          ]}
          value={slot ? toValue(slot) : NONE}
          onChange={(value) => onChoose(shown.find((one) => toValue(one) === value) ?? null)}
          isDisabled={isDisabled}
        />
      )}
    </li>
  );
}

function toValue({ date, time }: SlotTime): string {
  return `${date} ${time}`;
}
