import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatDate, formatDay } from '../../domain/india-time.ts';
import {
  addLeave,
  leaveProblem,
  leaveRanges,
  removeLeave,
  type LeaveRange,
} from '../../domain/leave-days.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorLine } from '../../ui/Field/ErrorLine.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './ScheduleEditor.css.ts';

export interface LeaveDaysProps {
  /** The days of leave, yyyy-MM-dd in India, in order. */
  leaveDays: readonly string[];
  /** They were changed. */
  onChange: (leaveDays: readonly string[]) => void;
  /** Today in India, yyyy-MM-dd. */
  today: string;
}

/** Days on which the doctor does not work whatever the week says: one by one, or several in a row. */
export function LeaveDays({ leaveDays, onChange, today }: LeaveDaysProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = {
    type: 'date',
    className: styles.date,
    min: today,
    'aria-invalid': problem === null ? undefined : true,
    'aria-describedby': problem === null ? undefined : `${id}-problem`,
  };

  const add = () => {
    const refusal = leaveProblem(leaveDays, from, until, today);
    setProblem(refusal);
    first.current?.focus();
    if (refusal !== null) return;
    onChange(addLeave(leaveDays, { from, until: until || from }));
    setFrom('');
    setUntil('');
  };

  return (
    <section className={styles.leave} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className={styles.leaveHeading}>
        Days of leave
      </h3>
      <div className={styles.leaveFields}>
        <label className={styles.leaveField}>
          <span className={styles.label}>First day</span>
          <input {...field} ref={first} value={from} onChange={(e) => setFrom(e.target.value)} />
        </label>
        <label className={styles.leaveField}>
          <span className={styles.label}>Last day (optional)</span>
          <input {...field} value={until} onChange={(e) => setUntil(e.target.value)} />
        </label>
        <Button variant="secondary" onPress={add}>
          Add leave
        </Button>
      </div>
      {problem !== null && <ErrorLine id={`${id}-problem`}>{problem}</ErrorLine>}
      {leaveDays.length === 0 && <p className={styles.hint}>No leave is planned.</p>}
      <ul>
        {leaveRanges(leaveDays).map((range) => (
          <li key={range.from} className={styles.leaveDay}>
            {rangeText(range)}
            <IconButton
              label={`Remove leave, ${rangeText(range)}`}
              icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => {
                onChange(removeLeave(leaveDays, range));
                first.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Mon 30 Nov 2026', or 'Mon 30 Nov to 4 Dec 2026'. */
function rangeText({ from, until }: LeaveRange): string {
  const [weekday = ''] = formatDay(from).split(' ');
  return from === until
    ? `${weekday} ${formatDate(from)}`
    : `${formatDay(from)} to ${formatDate(until)}`;
}
