import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import { PrivacyNotice, type PrivacyNoticeProps } from '../PrivacyNotice/PrivacyNotice.tsx';
import * as styles from './SignupNotice.css.ts';

export function SignupNotice({ userRole }: PrivacyNoticeProps) {
  return (
    <details>
      <summary className={styles.summary}>
        {t`By signing up, you agree to how we use your data.`}
        <Icon glyph={ChevronDown} className={styles.chevron} />
      </summary>
      <PrivacyNotice userRole={userRole} />
    </details>
  );
}
