import { useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { BookingRules } from '../../../contract/booking-rules.ts';
import { weekday } from '../../../contract/doctors.ts';
import { weekdayName } from '../../../domain/time/day-names.ts';
import { changeDay, copyDay, type ScheduleDraft } from '../../../domain/doctors/schedule-edit.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import { DayHours } from './DayHours.tsx';
import { RuleFields } from './RuleFields.tsx';
import { LeaveDays } from './LeaveDays.tsx';
import * as styles from './ScheduleEditor.css.ts';

export interface ScheduleFormProps {
  draft: ScheduleDraft;
  savedRules: BookingRules;
  onDraftChange: (draft: ScheduleDraft) => void;
  booked: readonly Appointment[];
  today: string;
  isDisabled: boolean;
  startsAtLeave: boolean;
}

export function ScheduleForm({
  draft,
  savedRules,
  onDraftChange,
  booked,
  today,
  isDisabled,
  startsAtLeave,
}: ScheduleFormProps) {
  const [news, setNews] = useState('');
  return (
    <fieldset className={styles.form} disabled={isDisabled}>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {weekday.options.map((day) => (
        <DayHours
          key={day}
          day={day}
          windows={draft.week[day]}
          onChange={(windows) => onDraftChange(changeDay(draft, day, windows))}
          onCopy={(days) => {
            onDraftChange(copyDay(draft, day, days));
            setNews(t`${weekdayName(day)} copied to ${days.map(weekdayName).join(', ')}`);
          }}
        />
      ))}
      <LeaveDays
        leaveDays={draft.leaveDays}
        onChange={(leaveDays) => onDraftChange({ ...draft, leaveDays })}
        booked={booked}
        today={today}
        hasFocus={startsAtLeave}
      />
      <RuleFields
        rules={{ ...savedRules, ...draft.bookingRules }}
        onChange={(bookingRules) => onDraftChange({ ...draft, bookingRules })}
      />
    </fieldset>
  );
}
