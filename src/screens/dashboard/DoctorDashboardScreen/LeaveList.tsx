import { CalendarOff } from 'lucide-react';
import { formatLeave, leaveRanges } from '../../../domain/doctors/leave-days.ts';
import { softText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorDashboardScreen.css.ts';

export interface LeaveListProps {
  leaveDays: readonly string[];
  onPlanLeave: () => void;
}

export function LeaveList({ leaveDays, onPlanLeave }: LeaveListProps) {
  return (
    <Stack gap="s4" align="start">
      {leaveDays.length === 0 ? (
        <p className={softText}>
          {t`No leave is planned. Patients cannot book you on days of leave.`}
        </p>
      ) : (
        <ul>
          {leaveRanges(leaveDays).map((range) => (
            <li key={range.from} className={styles.leaveLine}>
              {formatLeave(range)}
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        icon={<Icon glyph={CalendarOff} size={20} />}
        onPress={onPlanLeave}
      >
        {t`Plan leave`}
      </Button>
    </Stack>
  );
}
