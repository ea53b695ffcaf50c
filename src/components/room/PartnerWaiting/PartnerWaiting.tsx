import { t } from '../../../words/t.ts';
import * as styles from './PartnerWaiting.css.ts';

export interface PartnerWaitingProps {
  name: string;
}

export function PartnerWaiting({ name }: PartnerWaitingProps) {
  return (
    <p className={styles.line}>
      <span className={styles.mark} aria-hidden="true" />
      {t`${name} is waiting`}
    </p>
  );
}
