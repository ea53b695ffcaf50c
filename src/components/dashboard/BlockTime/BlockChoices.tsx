import type { Appointment } from '../../../contract/appointments.ts';
import type { BlockedHours } from '../../../contract/doctors.ts';
import { findVisitsIn, type BlockChoice } from '../../../domain/booking/block-choices.ts';
import { isSameHours } from '../../../domain/booking/blocked-hours.ts';
import { formatHoursOfDay, partWords } from '../../../domain/booking/block-words.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { countBooked } from '../ScheduleEditor/count-booked.ts';
import * as styles from './BlockTime.css.ts';

export interface BlockChoicesProps {
  choices: readonly BlockChoice[];
  appointments: readonly Appointment[];
  /** Until the booked visits are known, nothing can be chosen. */
  isLoading: boolean;
  now: Date;
  /** The hours that are sent. */
  pending: BlockedHours | null;
  onChoose: (choice: BlockChoice) => void;
}

/** Pressed ones are blocked. Pressing one again takes it back. */
export function BlockChoices({ choices, ...props }: BlockChoicesProps) {
  const parts = choices.filter(({ kind }) => kind !== 'hour');
  const hours = choices.filter(({ kind }) => kind === 'hour');
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t`A part of the day`}</legend>
        <div className={styles.parts}>
          {parts.map((choice) => (
            <Choice key={choice.kind} choice={choice} {...props} />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t`One hour`}</legend>
        <div className={styles.hours}>
          {hours.map((choice) => (
            <Choice key={choice.hours.startTime} choice={choice} {...props} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface ChoiceProps extends Omit<BlockChoicesProps, 'choices'> {
  choice: BlockChoice;
}

function Choice({ choice, appointments, isLoading, now, pending, onChoose }: ChoiceProps) {
  const hourCycle = useHourCycle();
  const { kind, hours, isBlocked } = choice;
  const booked = countBooked(findVisitsIn(hours, appointments, now));
  const isDisabled = isLoading || pending !== null;
  const time = formatHoursOfDay(hours, hourCycle);
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isBlocked}
      aria-disabled={isDisabled || undefined}
      aria-busy={isSameHours(hours, pending)}
      onClick={() => !isDisabled && onChoose(choice)}
    >
      <span>{kind === 'hour' ? time : partWords[kind]}</span>
      {kind !== 'hour' && <span className={styles.note}>{time}</span>}
      {(isBlocked || booked !== '') && (
        <span className={styles.note}>
          {isBlocked && booked !== '' ? t`Blocked, ${booked}` : isBlocked ? t`Blocked` : booked}
        </span>
      )}
    </button>
  );
}
