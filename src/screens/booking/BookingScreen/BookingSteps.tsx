import { useEffect, useRef, type ReactNode } from 'react';
import { BookingStep } from '../../../components/booking/BookingStep/BookingStep.tsx';
import { SharingQuestion } from '../../../components/sharing/SharingQuestion/SharingQuestion.tsx';
import type { AppointmentType } from '../../../contract/appointments.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import type { SharingScope } from '../../../contract/sharing.ts';
import type { BookingDraft } from '../../../domain/booking/booking-draft.ts';
import type { FreeDoctor } from '../../../domain/booking/free-days.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import type { BookingView } from './booking-view.ts';
import { DateStep } from './DateStep.tsx';
import { TimeStep, type TimeStepProps } from './TimeStep.tsx';
import { TypeStep } from './TypeStep.tsx';

export interface BookingStepsProps {
  view: BookingView;
  doctor: Doctor;
  /** Null if the doctor no longer offers what was chosen. */
  appointmentType: AppointmentType | null;
  others: readonly FreeDoctor[];
  bookingHref: (doctorId: string, slot: SlotTime) => string;
  now: Date;
  draft: BookingDraft;
  onDraftChange: (changes: Partial<BookingDraft>) => void;
  /** The field. A key renders it alone. */
  notes: ReactNode;
  conflict: TimeStepProps['conflict'];
  /** Null if the patient has nothing to share, or the API has no sharing. */
  askSharing: { last: SharingScope | null } | null;
  /** Null if not known. */
  accountPhone: string | null;
  phoneError: string | null;
  viewerTimeZone: string;
  onRetrySlots: () => void;
  /**
   * Below a full day.
   * @default none
   */
  waitlist?: ReactNode;
}

export function BookingSteps({
  draft,
  onDraftChange,
  notes,
  view,
  conflict,
  viewerTimeZone,
  onRetrySlots,
  now,
  doctor,
  appointmentType,
  askSharing,
  accountPhone,
  phoneError,
  others,
  bookingHref,
  waitlist,
}: BookingStepsProps) {
  const times = useRef<HTMLDivElement>(null);
  const isTakingOffer = useRef(false);
  // The pressed offer disappears.
  useEffect(() => {
    const chosen = isTakingOffer.current && times.current?.querySelector('input:checked');
    if (!(chosen instanceof HTMLElement)) return;
    isTakingOffer.current = false;
    chosen.focus();
  });

  const choose = ({ date, time }: SlotTime) => {
    isTakingOffer.current = true;
    onDraftChange({ date, time });
  };
  const shortName = doctorShortName(doctor.name);
  return (
    <div>
      <DateStep
        view={view}
        doctor={doctor}
        now={now}
        hasConflict={conflict !== null}
        others={others}
        bookingHref={bookingHref}
        onDateSelect={(date) => onDraftChange({ date, time: null })}
        onSlotSelect={choose}
        waitlist={waitlist}
      />
      <TimeStep
        view={view}
        now={now}
        conflict={conflict}
        viewerTimeZone={viewerTimeZone}
        timesRef={times}
        onTimeSelect={(time) => onDraftChange({ date: view.date, time })}
        onSlotSelect={choose}
        onRetry={onRetrySlots}
      />
      <TypeStep
        doctor={doctor}
        appointmentType={appointmentType}
        phone={draft.phone}
        accountPhone={accountPhone}
        phoneError={phoneError}
        onDraftChange={onDraftChange}
      />
      <BookingStep
        number={4}
        title={
          <Say>
            Notes for the doctor<span className={quietText}>, optional</span>
          </Say>
        }
      >
        {notes}
      </BookingStep>
      {askSharing && (
        <BookingStep number={5} title={t`What can ${shortName} see?`}>
          <SharingQuestion
            doctorName={shortName}
            specialty={doctor.specialty}
            value={draft.sharing}
            last={askSharing.last}
            onChange={(sharing) => onDraftChange({ sharing })}
          />
        </BookingStep>
      )}
    </div>
  );
}
