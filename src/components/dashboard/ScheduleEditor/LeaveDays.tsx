import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { MAX_LEAVE_DAYS } from '../../../contract/doctors.ts';
import {
  addLeave,
  fitsLeave,
  formatLeave,
  lastLeaveDay,
  leaveRanges,
  removeLeave,
} from '../../../domain/doctors/leave-days.ts';
import { h3Text, labelText, quietText } from '../../../theme/typography.css.ts';
import { ErrorLine } from '../../../ui/forms/Field/ErrorLine.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { t } from '../../../words/t.ts';
import { countBooked } from './count-booked.ts';
import { LeaveCalendar } from './LeaveCalendar.tsx';
import * as styles from './ScheduleEditor.css.ts';

export interface LeaveDaysProps {
  leaveDays: readonly string[];
  onChange: (leaveDays: readonly string[]) => void;
  booked: readonly Appointment[];
  today: string;
  hasFocus: boolean;
}

const ways = [
  { value: 'days', label: t`Single days` },
  { value: 'range', label: t`A range of days` },
] as const;

export function LeaveDays({ leaveDays, onChange, booked, today, hasFocus }: LeaveDaysProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [way, setWay] = useState<(typeof ways)[number]['value']>('days');
  const [rangeStart, setRangeStart] = useState<string | null>(null);
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    if (!hasFocus) return;
    focusCalendar(section.current);
    // The section's heading is above the calendar, and in a low window the day matters more.
    section.current?.scrollIntoView();
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hasFocus]);

  const mark = (from: string, until: string) => {
    const days = addLeave(leaveDays, { from, until });
    setIsFull(!fitsLeave(days));
    if (fitsLeave(days)) onChange(days);
  };
  const clear = (from: string, until: string) => {
    setIsFull(false);
    onChange(removeLeave(leaveDays, { from, until }));
  };
  const pressDay = (day: string) => {
    if (way === 'days') {
      if (leaveDays.includes(day)) clear(day, day);
      else mark(day, day);
      return;
    }
    if (rangeStart === null) {
      setRangeStart(day);
      return;
    }
    setRangeStart(null);
    mark(day < rangeStart ? day : rangeStart, day < rangeStart ? rangeStart : day);
  };
  const marked = rangeStart === null ? leaveDays : [...leaveDays, rangeStart];
  const conflicts = booked.filter(({ date }) => marked.includes(date));

  return (
    <section ref={section} className={styles.leave} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className={h3Text}>
        {t`Days of leave`}
      </h3>
      <RadioGroup
        label={t`Add leave`}
        options={ways}
        value={way}
        onChange={(next) => {
          setWay(next);
          setRangeStart(null);
        }}
      />
      <p className={quietText} role="status">
        {way === 'days' && t`Choose a day to mark it. Choose it again to clear it.`}
        {way === 'range' &&
          (rangeStart === null
            ? t`Choose the first day.`
            : t`First day: ${formatLeave({ from: rangeStart, until: rangeStart })}. Choose the last day. It can be the same day.`)}
      </p>
      <LeaveCalendar
        leaveDays={marked}
        booked={booked}
        firstDay={today}
        lastDay={lastLeaveDay(today)}
        onDayPress={pressDay}
      />
      <p className={labelText} role="status">
        {conflicts.length > 0 &&
          t`On these days: ${countBooked(conflicts)}. You can message or cancel each one when you save.`}
      </p>
      {isFull && (
        <ErrorLine id={`${id}-problem`}>
          {t`You can list up to ${MAX_LEAVE_DAYS} days of leave.`}
        </ErrorLine>
      )}
      {leaveDays.length === 0 && <p className={quietText}>{t`No leave is planned.`}</p>}
      <ul>
        {leaveRanges(leaveDays).map((range) => (
          <Inline
            as="li"
            key={range.from}
            canWrap={false}
            gap="s3"
            align="center"
            justify="between"
            className={styles.leaveDay}
          >
            {formatLeave(range)}
            <IconButton
              label={t`Remove leave, ${formatLeave(range)}`}
              icon={<Icon glyph={X} size={20} />}
              onClick={() => {
                clear(range.from, range.until);
                focusCalendar(section.current);
              }}
            />
          </Inline>
        ))}
      </ul>
    </section>
  );
}

function focusCalendar(section: HTMLElement | null): void {
  section?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus();
}
