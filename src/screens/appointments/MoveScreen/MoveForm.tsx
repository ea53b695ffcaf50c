import { useEffect, useRef } from 'react';
import { BookingStep } from '../../../components/booking/BookingStep/BookingStep.tsx';
import { ConflictPanel } from '../../../components/booking/ConflictPanel/ConflictPanel.tsx';
import { DateChips } from '../../../components/booking/DateChips/DateChips.tsx';
import { SlotPicker } from '../../../components/booking/SlotPicker/SlotPicker.tsx';
import { ZoneNotice } from '../../../components/booking/ZoneNotice/ZoneNotice.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import type { Doctor, TakenSlots } from '../../../contract/doctors.ts';
import type { FreeDay } from '../../../contract/free-times.ts';
import { isMovedAtOnce } from '../../../domain/appointments/move.ts';
import { formatMoveEffect } from '../../../domain/appointments/move-words.ts';
import { getRules } from '../../../domain/booking/booking-rules.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { dateInIndia, formatSlot } from '../../../domain/time/india-time.ts';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { bookingView } from '../../booking/BookingScreen/booking-view.ts';
import * as styles from './MoveScreen.css.ts';

export interface MoveFormProps {
  visit: Appointment;
  doctor: Doctor;
  viewer: Role;
  now: Date;
  choice: { date: string | null; time: string | null };
  onChoose: (choice: MoveFormProps['choice']) => void;
  /** Null until a day is chosen. */
  takenSlots: Loadable<TakenSlots> | null;
  /** For patients. Null while unknown. */
  freeDays: readonly FreeDay[] | null;
  conflict: { time: string; nearest: readonly SlotTime[]; keepsFocus?: boolean } | null;
  error: string | null;
  isVisitInTheWay: boolean;
  isSubmitting: boolean;
  onConfirm: () => void;
  onRetrySlots: () => void;
  hrefs: { visit: string; appointments: string };
  /** IANA time zone. */
  viewerTimeZone: string;
}

export function MoveForm({
  visit,
  doctor,
  viewer,
  now,
  choice,
  onChoose,
  takenSlots,
  freeDays,
  conflict,
  error,
  isVisitInTheWay,
  isSubmitting,
  onConfirm,
  onRetrySlots,
  hrefs,
  viewerTimeZone,
}: MoveFormProps) {
  const hourCycle = useHourCycle();
  const times = useRef<HTMLDivElement>(null);
  const isTakingOffer = useRef(false);
  // The pressed offer disappears.
  useEffect(() => {
    const chosen = isTakingOffer.current && times.current?.querySelector('input:checked');
    if (!(chosen instanceof HTMLElement)) return;
    isTakingOffer.current = false;
    chosen.focus();
  });
  const rules = getRules(doctor);
  // The rules are for patients.
  const schedule = viewer === 'patient' ? doctor : { ...doctor, bookingRules: undefined };
  const view = bookingView(schedule, choice, takenSlots, now, conflict?.time, freeDays);
  const { date, time } = view;
  return (
    <Columns gap="s8" className={styles.steps}>
      <div>
        <BookingStep number={1} title={t`Choose a new date`}>
          {view.dates.length > 0 ? (
            <DateChips
              dates={view.dates}
              today={dateInIndia(now)}
              selectedDate={date}
              freeCounts={view.freeCounts}
              onDateSelect={(day) => onChoose({ date: day, time: null })}
            />
          ) : (
            <p>{t`There are no free dates. The visit stays as it is.`}</p>
          )}
        </BookingStep>
        <BookingStep number={2} title={t`Choose a new time`}>
          {conflict && time === null && (
            <ConflictPanel
              date={date}
              time={conflict.time}
              nearest={conflict.nearest}
              keepsFocus={conflict.keepsFocus}
              hasNotes={false}
              onSlotSelect={(slot) => {
                isTakingOffer.current = true;
                onChoose(slot);
              }}
            />
          )}
          <div ref={times}>
            <SlotPicker
              date={date}
              slots={view.slots}
              selectedTime={time}
              onSlotSelect={(chosen) => onChoose({ date, time: chosen })}
              onRetry={onRetrySlots}
            />
          </div>
          <div className={styles.zone}>
            <ZoneNotice viewerTimeZone={viewerTimeZone} now={now} />
          </div>
        </BookingStep>
      </div>
      <section aria-label={t`The change`} className={styles.summary}>
        <Slip>
          <div className={styles.change}>
            <p className={quietText}>{t`From ${formatSlot(visit, hourCycle)}`}</p>
            <p className={strongText} role="status">
              {date !== null && time !== null
                ? t`To ${formatSlot({ date, time }, hourCycle)}`
                : (view.missing ?? t`Choose a new date and time.`)}
            </p>
            <p>{formatMoveEffect(visit, viewer, rules, hourCycle)}</p>
            <p className={quietText}>
              {viewer === 'patient'
                ? t`Notes, price and place stay the same. What you share stays open for as long after the visit as before.`
                : t`Notes, price and place stay the same.`}
            </p>
          </div>
        </Slip>
        <FormAlert
          message={error}
          link={
            isVisitInTheWay ? { label: t`See your appointments`, href: hrefs.appointments } : null
          }
        />
        <div className={styles.actions}>
          <Button
            onPress={onConfirm}
            isDisabled={date === null || time === null}
            isPending={isSubmitting}
          >
            {isMovedAtOnce(visit, viewer, rules) ? t`Move visit` : t`Propose this time`}
          </Button>
          <ButtonLink href={hrefs.visit} variant="text">
            {t`Keep the old time`}
          </ButtonLink>
        </div>
      </section>
    </Columns>
  );
}
