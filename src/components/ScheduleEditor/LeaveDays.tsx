import { X } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { formatDate, formatDay } from '../../domain/india-time.ts';
import {
  addLeave,
  leaveProblem,
  leaveRanges,
  removeLeave,
  type LeaveProblem,
  type LeaveRange,
} from '../../domain/leave-days.ts';
import { NO_NEW_LEAVE, type ScheduleDraft } from '../../domain/schedule-edit.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorLine } from '../../ui/Field/ErrorLine.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './ScheduleEditor.css.ts';

type Leave = Pick<ScheduleDraft, 'leaveDays' | 'newLeave'>;

export interface LeaveDaysProps extends Leave {
  /** Days were added or removed, or typed. */
  onChange: (leave: Partial<Leave>) => void;
  /** Today in India, yyyy-MM-dd. */
  today: string;
  /** Whether saving was refused since what is typed is not added. */
  isRefused: boolean;
}

/** Days on which the doctor does not work whatever the week says: one by one, or several in a row. */
export function LeaveDays({ leaveDays, newLeave, onChange, today, isRefused }: LeaveDaysProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<(Leave & { problem: LeaveProblem | null }) | null>(null);
  const isStill = refusal?.newLeave === newLeave && refusal.leaveDays === leaveDays;
  const problem = (isStill ? refusal.problem : null) ?? (isRefused ? notAdded(newLeave) : null);
  const field = (day: keyof LeaveRange) => {
    const isWrong = problem?.of.includes(day);
    return {
      type: 'date',
      className: styles.date,
      min: today,
      value: newLeave[day],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onChange({ newLeave: { ...newLeave, [day]: target.value } });
      },
      'aria-invalid': isWrong ? true : undefined,
      'aria-describedby': isWrong ? `${id}-problem` : undefined,
    };
  };

  const add = () => {
    const { from } = newLeave;
    // The browser tells nothing of half a date but that it is none.
    const until = last.current?.validity.badInput ? 'half a date' : newLeave.until;
    const found = leaveProblem(leaveDays, { from, until }, today);
    setRefusal({ problem: found, leaveDays, newLeave });
    (found?.of[0] === 'until' ? last : first).current?.focus();
    if (found !== null) return;
    onChange({
      leaveDays: addLeave(leaveDays, { from, until: until || from }),
      newLeave: NO_NEW_LEAVE,
    });
  };

  return (
    <section className={styles.leave} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className={styles.leaveHeading}>
        Days of leave
      </h3>
      <div className={styles.leaveFields}>
        <label className={styles.leaveField}>
          <span className={styles.label}>First day</span>
          <input {...field('from')} ref={first} />
        </label>
        <label className={styles.leaveField}>
          <span className={styles.label}>Last day (optional)</span>
          <input {...field('until')} ref={last} />
        </label>
        <Button variant="secondary" onPress={add}>
          Add leave
        </Button>
      </div>
      {problem !== null && <ErrorLine id={`${id}-problem`}>{problem.message}</ErrorLine>}
      {leaveDays.length === 0 && <p className={styles.hint}>No leave is planned.</p>}
      <ul>
        {leaveRanges(leaveDays).map((range) => (
          <li key={range.from} className={styles.leaveDay}>
            {rangeText(range)}
            <IconButton
              label={`Remove leave, ${rangeText(range)}`}
              icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => {
                onChange({ leaveDays: removeLeave(leaveDays, range) });
                first.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** That what is typed has not been added. */
function notAdded(newLeave: LeaveRange): LeaveProblem {
  const days = ['from', 'until'] as const;
  return {
    message: 'Add these days, or empty the fields.',
    of: days.filter((day) => newLeave[day] !== ''),
  };
}

/** 'Mon 30 Nov 2026', or 'Mon 30 Nov to 4 Dec 2026'. */
function rangeText({ from, until }: LeaveRange): string {
  const [weekday = ''] = formatDay(from).split(' ');
  return from === until
    ? `${weekday} ${formatDate(from)}`
    : `${formatDay(from)} to ${formatDate(until)}`;
}
