import type { ReactNode } from 'react';
import { BookingStep } from '../../../components/booking/BookingStep/BookingStep.tsx';
import { DateChips } from '../../../components/booking/DateChips/DateChips.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { RulesNote } from '../../../components/booking/RulesNote/RulesNote.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import type { FreeDoctor } from '../../../domain/booking/free-days.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import type { BookingView } from './booking-view.ts';
import * as styles from './BookingScreen.css.ts';

// Its live region must be on the page before a full day is chosen.
const helpModule = lazyModule(
  () => import('../../../components/booking/FullDayHelp/FullDayHelp.tsx'),
  { when: 'idle' },
);

export interface DateStepProps {
  view: BookingView;
  doctor: Doctor;
  now: Date;
  /** True while the conflict panel offers times. */
  hasConflict: boolean;
  others: readonly FreeDoctor[];
  bookingHref: (doctorId: string, slot: SlotTime) => string;
  onDateSelect: (date: string) => void;
  onSlotSelect: (slot: SlotTime) => void;
  /**
   * Below a full day.
   * @default none
   */
  waitlist?: ReactNode;
}

/** A full day comes with other times, other doctors and the waitlist. */
export function DateStep({
  view,
  doctor,
  now,
  hasConflict,
  others,
  bookingHref,
  onDateSelect,
  onSlotSelect,
  waitlist,
}: DateStepProps) {
  const help = useLazyModule(helpModule, { isOpen: view.full !== null });
  const doctorName = withDoctorTitle(doctor.name);
  const full = hasConflict ? null : view.full;
  return (
    <BookingStep number={1} title={t`Choose a date`}>
      <Stack gap="s4">
        <RulesNote doctor={doctor} />
        {view.dates.length > 0 ? (
          <DateChips
            dates={view.dates}
            today={dateInIndia(now)}
            selectedDate={view.date}
            freeCounts={view.freeCounts}
            onDateSelect={onDateSelect}
          />
        ) : (
          !(help && full) && (
            <p>
              <Say>{doctorName} has no free dates in the next two weeks.</Say>
            </p>
          )
        )}
      </Stack>
      {help && (
        <help.FullDayHelp
          doctorName={doctorName}
          full={full}
          others={others}
          onSlotSelect={onSlotSelect}
          bookingHref={bookingHref}
        />
      )}
      {full && <div className={styles.waitlist}>{waitlist}</div>}
    </BookingStep>
  );
}
