import { useEffect, useRef } from 'react';
import { NOTES_MAX_LENGTH } from '../../../contract/limits.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { SLOT_MINUTES, type SlotTime } from '../../../domain/booking/slots.ts';
import { AppointmentTypePicker } from '../../../components/booking/AppointmentTypePicker/AppointmentTypePicker.tsx';
import { BookingStep } from '../../../components/booking/BookingStep/BookingStep.tsx';
import { ConflictPanel } from '../../../components/booking/ConflictPanel/ConflictPanel.tsx';
import { SharingPicker } from '../../../components/sharing/SharingPicker/SharingPicker.tsx';
import { DateChips } from '../../../components/booking/DateChips/DateChips.tsx';
import { PriceNote } from '../../../components/booking/PriceNote/PriceNote.tsx';
import { SlotPicker } from '../../../components/booking/SlotPicker/SlotPicker.tsx';
import { ZoneNotice } from '../../../components/booking/ZoneNotice/ZoneNotice.tsx';
import { quietText } from '../../../theme/typography.css.ts';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import type { BookingDraft } from '../../../domain/booking/booking-draft.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import type { BookingView } from './booking-view.ts';
import * as styles from './BookingScreen.css.ts';

export interface BookingStepsProps {
  view: BookingView;
  place: string | null;
  doctorName: string;
  specialty: string;
  now: Date;
  draft: BookingDraft;
  onDraftChange: (draft: BookingDraft) => void;
  conflict: { time: string; nearest: readonly SlotTime[] } | null;
  /** False if the API has no sharing. */
  canShare: boolean;
  viewerTimeZone: string;
  onRetrySlots: () => void;
}

export function BookingSteps({
  draft,
  onDraftChange,
  view,
  conflict,
  viewerTimeZone,
  onRetrySlots,
  now,
  place,
  doctorName,
  specialty,
  canShare,
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

  const shortName = doctorShortName(doctorName);
  return (
    <div>
      <BookingStep number={1} title={t`Choose a date`}>
        {view.dates.length > 0 ? (
          <DateChips
            dates={view.dates}
            today={dateInIndia(now)}
            selectedDate={view.date}
            fullyBookedDates={view.fullyBookedDates}
            onDateSelect={(date) => onDraftChange({ ...draft, date, time: null })}
          />
        ) : (
          <p>
            <Say>{doctorName} has no free dates in the next two weeks.</Say>
          </p>
        )}
      </BookingStep>
      <BookingStep number={2} title={t`Choose a time`} remark={t`${SLOT_MINUTES} minutes each`}>
        {conflict && view.time === null && (
          <ConflictPanel
            date={view.date}
            time={conflict.time}
            nearest={conflict.nearest}
            onSlotSelect={({ date, time }) => {
              isTakingOffer.current = true;
              onDraftChange({ ...draft, date, time });
            }}
          />
        )}
        <div ref={times}>
          <SlotPicker
            date={view.date}
            slots={view.slots}
            selectedTime={view.time}
            onSlotSelect={(time) => onDraftChange({ ...draft, date: view.date, time })}
            onRetry={onRetrySlots}
          />
        </div>
        <div className={styles.zone}>
          <ZoneNotice viewerTimeZone={viewerTimeZone} now={now} />
        </div>
      </BookingStep>
      <BookingStep number={3} title={t`How would you like to meet?`}>
        <AppointmentTypePicker
          value={draft.appointmentType}
          place={place}
          onChange={(appointmentType) => onDraftChange({ ...draft, appointmentType })}
        />
        <div className={styles.priceNote}>
          <PriceNote />
        </div>
      </BookingStep>
      {canShare && (
        <BookingStep number={4} title={t`What can ${shortName} see?`}>
          <SharingPicker
            doctorName={shortName}
            specialty={specialty}
            value={draft.sharing}
            onChange={(sharing) => onDraftChange({ ...draft, sharing })}
          />
          <p className={styles.sharingNote}>
            {t`This starts when ${shortName} accepts your visit and ends a few days after it. You can change or end it at any time.`}
          </p>
        </BookingStep>
      )}
      <BookingStep
        number={canShare ? 5 : 4}
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
          onChange={(notes) => onDraftChange({ ...draft, notes })}
          description={t`Only you and ${doctorName} can read these notes.`}
          maxLength={NOTES_MAX_LENGTH}
        />
      </BookingStep>
    </div>
  );
}
