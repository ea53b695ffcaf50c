import { BellRing, CheckCheck } from 'lucide-react';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { t } from '../../../words/t.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import * as styles from './VisitVignette.css.ts';

export function VisitVignette() {
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.slip}>
        <Slip>
          <div>
            <div className={styles.head}>
              <span>{t`Wed 25 Nov`}</span>
              <StatusTag status="scheduled" />
            </div>
            <p className={styles.time}>{t`10:30 am`}</p>
            <div className={styles.doctor}>
              <Avatar name="" src="/art/spot/portrait-doctor.svg" size="s" />
              <div>
                <p className={strongText}>{t`Dr. Asha Verma`}</p>
                <p className={quietText}>{t`Cardiology, in-person`}</p>
              </div>
            </div>
          </div>
          <p className={styles.reminder}>
            <Icon glyph={BellRing} size={20} />
            {t`In your calendar, with a reminder`}
          </p>
        </Slip>
      </div>
      <div className={styles.message}>
        <p>{t`“Please bring your last ECG report.”`}</p>
        <p className={styles.from}>
          <span>{t`Dr. Verma`}</span>
          <span className={styles.read}>
            <Icon glyph={CheckCheck} size={16} />
            {t`Read`}
          </span>
        </p>
      </div>
    </div>
  );
}
