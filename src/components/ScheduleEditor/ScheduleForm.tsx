import { useState } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import { weekday } from '../../contract/doctors.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import { changeDay, copyDay, type ScheduleDraft } from '../../domain/schedule-edit.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { DayHours } from './DayHours.tsx';
import { LeaveDays } from './LeaveDays.tsx';
import * as styles from './ScheduleEditor.css.ts';

export interface ScheduleFormProps {
  /** The week and the leave. */
  draft: ScheduleDraft;
  /** They were changed. */
  onDraftChange: (draft: ScheduleDraft) => void;
  /** Visits and requests to come; none while they are not known. */
  booked: readonly Appointment[];
  /** Today in India, yyyy-MM-dd. */
  today: string;
  /** How times are written. */
  hourCycle: HourCycle;
  /** Whether nothing can be changed, as it is being saved. */
  isDisabled: boolean;
  /** Opens at the days of leave. */
  startsAtLeave: boolean;
}

/** The seven days with their windows, and the leave. What was copied where is said aloud. */
export function ScheduleForm({
  draft,
  onDraftChange,
  booked,
  today,
  hourCycle,
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
            setNews(`${day} copied to ${days.join(', ')}`);
          }}
          hourCycle={hourCycle}
        />
      ))}
      <LeaveDays
        leaveDays={draft.leaveDays}
        onChange={(leaveDays) => onDraftChange({ ...draft, leaveDays })}
        booked={booked}
        today={today}
        hasFocus={startsAtLeave}
      />
    </fieldset>
  );
}
