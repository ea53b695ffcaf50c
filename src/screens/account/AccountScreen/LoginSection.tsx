import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Account, ChangePasswordBody } from '../../../contract/account.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { formatMobile } from '../../../domain/forms/format-mobile.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { labelText, quietText, strongNumberText } from '../../../theme/typography.css.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './AccountScreen.css.ts';
import { AccountSection } from './AccountSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export interface LoginSectionProps {
  account: Loadable<Account>;
  password: {
    submission: Submission;
    changes: number;
    onSave: (body: ChangePasswordBody) => void;
  };
  onRetry: () => void;
}

export function LoginSection({ account, password, onRetry }: LoginSectionProps) {
  return (
    <AccountSection
      title={t`Login`}
      note={t`Changing your password logs you out on all your other devices.`}
    >
      <AsyncSection
        data={account}
        failure={t`Your account could not be loaded`}
        onRetry={onRetry}
        empty={() => null}
      >
        {({ phone }) => (
          <Stack gap="s1">
            <p className={labelText}>{t`Mobile number`}</p>
            <p className={strongNumberText}>+91 {formatMobile(phone)}</p>
            <p className={quietText}>{t`You log in with this number. You cannot change it.`}</p>
          </Stack>
        )}
      </AsyncSection>
      <div className={styles.narrow}>
        <PasswordForm
          key={password.changes}
          phone={account.status === 'ready' ? account.data.phone : ''}
          submission={password.submission}
          onSave={password.onSave}
        />
      </div>
    </AccountSection>
  );
}
