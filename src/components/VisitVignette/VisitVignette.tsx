import { BellRing, CheckCheck } from 'lucide-react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import * as styles from './VisitVignette.css.ts';

/** Decorative. */
export function VisitVignette() {
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.slip}>
        <Slip>
          <div>
            <div className={styles.head}>
              <span>Wed 25 Nov</span>
              <StatusTag status="scheduled" />
            </div>
            <p className={styles.time}>10:30 am</p>
            <div className={styles.doctor}>
              <Avatar name="" src="/art/spot/portrait-doctor.svg" size="s" />
              <div>
                <p className={styles.name}>Dr. Asha Verma</p>
                <p className={styles.small}>Cardiology, in-person</p>
              </div>
            </div>
          </div>
          <p className={styles.reminder}>
            <Icon glyph={BellRing} size={20} />
            In your calendar, with a reminder
          </p>
        </Slip>
      </div>
      <div className={styles.message}>
        <p>“Please bring your last ECG report.”</p>
        <p className={styles.from}>
          <span>Dr. Verma</span>
          <span className={styles.read}>
            <Icon glyph={CheckCheck} size={16} />
            Read
          </span>
        </p>
      </div>
    </div>
  );
}
