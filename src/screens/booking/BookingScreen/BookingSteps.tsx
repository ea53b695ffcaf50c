import { useEffect, useRef, type ReactNode } from 'react';
import { NOTES_MAX_LENGTH } from '../../../contract/limits.ts';
import type { FreeDoctor } from '../../../domain/booking/free-days.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { visitPrice } from '../../../domain/doctors/practice.ts';
import { doctorShortName, withDoctorTitle } from '../../../domain/names.ts';
import type { AppointmentType } from '../../../contract/appointments.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import { SLOT_MINUTES, type SlotTime } from '../../../domain/booking/slots.ts';
import { AppointmentTypePicker } from '../../../components/booking/AppointmentTypePicker/AppointmentTypePicker.tsx';
import { BookingStep } from '../../../components/booking/BookingStep/BookingStep.tsx';
import { ConflictPanel } from '../../../components/booking/ConflictPanel/ConflictPanel.tsx';
import { SharingQuestion } from '../../../components/sharing/SharingQuestion/SharingQuestion.tsx';
import type { SharingScope } from '../../../contract/sharing.ts';
import { DateChips } from '../../../components/booking/DateChips/DateChips.tsx';
import { PriceNote } from '../../../components/booking/PriceNote/PriceNote.tsx';
import { RulesNote } from '../../../components/booking/RulesNote/RulesNote.tsx';
import { SlotPicker } from '../../../components/booking/SlotPicker/SlotPicker.tsx';
import { ZoneNotice } from '../../../components/booking/ZoneNotice/ZoneNotice.tsx';
import { quietText } from '../../../theme/typography.css.ts';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import type { BookingDraft } from '../../../domain/booking/booking-draft.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import type { BookingView } from './booking-view.ts';
import { CallPhone, phoneModule } from './CallPhone.tsx';
import * as styles from './BookingScreen.css.ts';

// Its live region must be on the page before a full day is chosen.
const helpModule = lazyModule(
  () => import('../../../components/booking/FullDayHelp/FullDayHelp.tsx'),
  { when: 'idle' },
);

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
  conflict: { time: string; nearest: readonly SlotTime[]; keepsFocus?: boolean } | null;
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
  useLazyModule(phoneModule);
  const help = useLazyModule(helpModule, { isOpen: view.full !== null });
  const doctorName = withDoctorTitle(doctor.name);
  const shortName = doctorShortName(doctor.name);
  return (
    <div>
      <BookingStep number={1} title={t`Choose a date`}>
        <RulesNote doctor={doctor} />
        {view.dates.length > 0 ? (
          <DateChips
            dates={view.dates}
            today={dateInIndia(now)}
            selectedDate={view.date}
            freeCounts={view.freeCounts}
            onDateSelect={(date) => onDraftChange({ date, time: null })}
          />
        ) : (
          !(help && view.full && !conflict) && (
            <p>
              <Say>{doctorName} has no free dates in the next two weeks.</Say>
            </p>
          )
        )}
        {help && (
          <help.FullDayHelp
            doctorName={doctorName}
            full={conflict ? null : view.full}
            others={others}
            onSlotSelect={choose}
            bookingHref={bookingHref}
          />
        )}
        {view.full && !conflict && waitlist}
      </BookingStep>
      <BookingStep number={2} title={t`Choose a time`} remark={t`${SLOT_MINUTES} minutes each`}>
        {conflict && view.time === null && (
          <ConflictPanel
            date={view.date}
            time={conflict.time}
            nearest={conflict.nearest}
            keepsFocus={conflict.keepsFocus}
            onSlotSelect={choose}
          />
        )}
        <div ref={times}>
          <SlotPicker
            date={view.date}
            slots={view.slots}
            selectedTime={view.time}
            onSlotSelect={(time) => onDraftChange({ date: view.date, time })}
            onRetry={onRetrySlots}
          />
        </div>
        <div className={styles.zone}>
          <ZoneNotice viewerTimeZone={viewerTimeZone} now={now} />
        </div>
      </BookingStep>
      <BookingStep number={3} title={t`How would you like to meet?`}>
        <AppointmentTypePicker
          doctor={doctor}
          value={appointmentType}
          onChange={(type) => onDraftChange({ appointmentType: type })}
        />
        {appointmentType === 'phone' && (
          <CallPhone
            doctorName={shortName}
            value={draft.phone}
            accountPhone={accountPhone}
            error={phoneError}
            onChange={(phone) => onDraftChange({ phone })}
          />
        )}
        <div className={styles.priceNote}>
          {appointmentType && (
            <PriceNote
              type={appointmentType}
              price={visitPrice(doctor, appointmentType)}
              doctorName={shortName}
            />
          )}
        </div>
      </BookingStep>
      <BookingStep
        number={4}
        title={
          <Say>
            Notes for the doctor<span className={quietText}>, optional</span>
          </Say>
        }
      >
        <TextArea
          label={t`Notes for the doctor, optional`}
          isLabelHidden
          value={draft.notes}
          onChange={(notes) => onDraftChange({ notes })}
          description={t`Only you and ${doctorName} can read these notes.`}
          maxLength={NOTES_MAX_LENGTH}
        />
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
