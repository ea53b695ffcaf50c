import { Clock } from 'lucide-react';
import type { AppointmentType } from '../../../contract/appointments.ts';
import { adviceBox, adviceIcon } from '../../../theme/info-box.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ArrivalAdvice.css.ts';

export interface ArrivalAdviceProps {
  type: AppointmentType;
  /**
   * A sentence about the call of a phone visit.
   * @default none
   */
  call?: string;
}

/** Spec §2 Confirmation, §9. */
export function ArrivalAdvice({ type, call }: ArrivalAdviceProps) {
  const isInPerson = type === 'in-person';
  return (
    <Inline canWrap={false} gap="s4" className={adviceBox}>
      <Icon glyph={Clock} className={adviceIcon} />
      <div>
        {call && <p className={styles.advice}>{call}</p>}
        <p className={call ? styles.detail : styles.advice}>
          {isInPerson ? t`Please arrive 10 minutes early.` : t`Please be ready 10 minutes early.`}
        </p>
        <p className={styles.detail}>
          {isInPerson
            ? t`Bring your ID and any earlier reports.`
            : t`Have any earlier reports with you.`}
        </p>
      </div>
    </Inline>
  );
}
