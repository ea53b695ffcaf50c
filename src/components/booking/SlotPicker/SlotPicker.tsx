import { useId, useRef } from 'react';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Slot } from '../../../domain/booking/slots.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { usePressFirst } from '../../../ui/lazy/use-press-first.ts';
import { t } from '../../../words/t.ts';
import { SlotChip } from './SlotChip.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import * as styles from './SlotPicker.css.ts';

export interface SlotPickerProps {
  /** Date in India, as yyyy-MM-dd. */
  date: string | null;
  /** A list such as `[{ time: '09:00', status: 'available' }]`. A status is 'available' or 'taken'. */
  slots: Loadable<readonly Slot[]>;
  /** Time in India, as HH:mm. */
  selectedTime: string | null;
  onSlotSelect: (time: string) => void;
  onRetry: () => void;
}

/** Taken times are struck through, and arrow keys skip them (spec §2 Booking, §9). */
export function SlotPicker({ date, ...rest }: SlotPickerProps) {
  return (
    <fieldset
      className={styles.group}
      tabIndex={-1}
      aria-label={t`Choose a time`}
      aria-busy={(date !== null && rest.slots.status === 'loading') || undefined}
    >
      {date === null ? (
        <p className={styles.message}>{t`Please select a date first`}</p>
      ) : (
        <TimesOfDay date={date} {...rest} />
      )}
    </fieldset>
  );
}

function TimesOfDay({
  date,
  slots,
  selectedTime,
  onSlotSelect,
  onRetry,
}: SlotPickerProps & { date: string }) {
  const name = useId();
  const [shownTime, choose] = usePressFirst(selectedTime, onSlotSelect);
  const grid = useRef<HTMLDivElement>(null);
  useKeptFocus(grid);
  if (slots.status === 'loading') return <SlotSkeleton />;
  if (slots.status === 'error')
    return (
      <Stack gap="s3" align="start">
        <FormAlert message={slots.message} />
        <Button variant="secondary" onPress={onRetry}>
          {t`Try again`}
        </Button>
      </Stack>
    );

  const hasTaken = slots.data.some((slot) => slot.status === 'taken');
  return (
    <>
      {slots.data.every((slot) => slot.status === 'taken') && (
        <p className={styles.noneFree}>{t`No available time slots on this date`}</p>
      )}
      {slots.data.length > 0 && (
        <>
          <div ref={grid} className={styles.grid}>
            {slots.data.map((slot) => (
              <SlotChip
                key={slot.time}
                name={name}
                date={date}
                time={slot.time}
                status={slot.status}
                isSelected={slot.time === shownTime}
                onSelect={choose}
              />
            ))}
          </div>
          <p className={styles.note}>
            {hasTaken
              ? t`Times are in India Standard Time. Struck-through times are taken.`
              : t`Times are in India Standard Time.`}
          </p>
        </>
      )}
    </>
  );
}
