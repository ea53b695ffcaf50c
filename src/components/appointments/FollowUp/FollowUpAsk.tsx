import { useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { findDayProblem } from '../../../domain/appointments/follow-up.ts';
import { formatDayProblem } from '../../../domain/appointments/follow-up-words.ts';
import { firstName } from '../../../domain/names.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { t } from '../../../words/t.ts';
import { FollowUpChoice, isFollowUpDay } from './FollowUpChoice.tsx';
import * as styles from './FollowUp.css.ts';

export interface FollowUpAskProps {
  visit: Appointment;
  now: Date;
  isBusy: boolean;
  onAsk: (date: string) => void;
}

/** For the doctor, after the visit was completed. */
export function FollowUpAsk({ visit, now, isBusy, onAsk }: FollowUpAskProps) {
  const [date, setDate] = useState('');
  const [error, setError] = useState<string | null>(null);
  const ask = () => {
    const problem = isFollowUpDay(date) ? findDayProblem(date, now) : 'past-day';
    setError(problem && formatDayProblem(problem));
    if (!problem) onAsk(date);
  };
  return (
    <div className={styles.ask}>
      <FollowUpChoice
        value={date}
        today={dateInIndia(now)}
        {...(error !== null && { error })}
        onChange={(day) => {
          setDate(day);
          setError(null);
        }}
      />
      {date !== '' && (
        <Button variant="secondary" isPending={isBusy} onPress={ask}>
          {t`Ask ${firstName(visit.patient.name)} to come again`}
        </Button>
      )}
    </div>
  );
}
