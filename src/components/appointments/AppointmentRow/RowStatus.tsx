import type { Appointment } from '../../../contract/appointments.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { t } from '../../../words/t.ts';
import { VisitStatus } from '../VisitStatus/VisitStatus.tsx';
import * as styles from './AppointmentRow.css.ts';

export interface RowStatusProps {
  visit: Appointment;
}

export function RowStatus({ visit }: RowStatusProps) {
  return (
    <div className={styles.status}>
      <VisitStatus visit={visit} />
      {visit.cancelledBy === 'system' && <p className={quietText}>{t`Ended without a reply`}</p>}
    </div>
  );
}
