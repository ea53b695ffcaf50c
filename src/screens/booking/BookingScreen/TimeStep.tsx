import type { RefObject } from 'react';
import { BookingStep } from '../../../components/booking/BookingStep/BookingStep.tsx';
import { ConflictPanel } from '../../../components/booking/ConflictPanel/ConflictPanel.tsx';
import { SlotPicker } from '../../../components/booking/SlotPicker/SlotPicker.tsx';
import { ZoneNotice } from '../../../components/booking/ZoneNotice/ZoneNotice.tsx';
import { SLOT_MINUTES, type SlotTime } from '../../../domain/booking/slots.ts';
import { t } from '../../../words/t.ts';
import type { BookingView } from './booking-view.ts';
import * as styles from './BookingScreen.css.ts';

export interface TimeStepProps {
  view: BookingView;
  now: Date;
  conflict: { time: string; nearest: readonly SlotTime[]; keepsFocus?: boolean } | null;
  viewerTimeZone: string;
  timesRef: RefObject<HTMLDivElement | null>;
  onTimeSelect: (time: string) => void;
  /** One of the times near the taken one. */
  onSlotSelect: (slot: SlotTime) => void;
  onRetry: () => void;
}

export function TimeStep({
  view,
  now,
  conflict,
  viewerTimeZone,
  timesRef,
  onTimeSelect,
  onSlotSelect,
  onRetry,
}: TimeStepProps) {
  return (
    <BookingStep number={2} title={t`Choose a time`} remark={t`${SLOT_MINUTES} minutes each`}>
      {conflict && view.time === null && (
        <ConflictPanel
          date={view.date}
          time={conflict.time}
          nearest={conflict.nearest}
          keepsFocus={conflict.keepsFocus}
          onSlotSelect={onSlotSelect}
        />
      )}
      <div ref={timesRef}>
        <SlotPicker
          date={view.date}
          slots={view.slots}
          selectedTime={view.time}
          onSlotSelect={onTimeSelect}
          onRetry={onRetry}
        />
      </div>
      <div className={styles.zone}>
        <ZoneNotice viewerTimeZone={viewerTimeZone} now={now} />
      </div>
    </BookingStep>
  );
}
