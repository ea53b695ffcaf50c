import type { Role } from '../../../contract/common.ts';
import { noticeItems } from '../../../domain/privacy/notice.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './PrivacyNotice.css.ts';

export interface PrivacyNoticeProps {
  userRole: Role;
}

export function PrivacyNotice({ userRole }: PrivacyNoticeProps) {
  return (
    <Stack as="ul" gap="s3" className={styles.list} aria-label={t`What we use your data for`}>
      {noticeItems(userRole).map(({ purpose, data, why, isOptional }) => (
        <li key={purpose}>
          <span className={styles.data}>{data}</span>
          <span className={styles.why}>
            {why} {isOptional ? t`Optional.` : null}
          </span>
        </li>
      ))}
    </Stack>
  );
}
