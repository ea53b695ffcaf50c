import type { ReactNode } from 'react';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Role } from '../../../contract/common.ts';
import type {
  ConfirmFactorBody,
  Enrolment,
  SecondFactorStatus,
  TurnOffBody,
} from '../../../contract/second-factor.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { dateInIndia, formatDate } from '../../../domain/time/india-time.ts';
import { quietText, softText, strongText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';

const dialogModule = lazyModule(() => import('./FactorDialog.tsx'), { when: 'open' });

export interface SecondFactorSectionProps {
  role: Role;
  secondFactor: Loadable<SecondFactorStatus>;
  factorForm: {
    dialog: 'turn-on' | 'turn-off' | 'renew-codes' | null;
    submission: Submission;
    enrolment: Enrolment | null;
    recoveryCodes: readonly string[] | null;
    onOpen: (dialog: 'turn-on' | 'turn-off' | 'renew-codes') => void;
    onClose: () => void;
    onStart: (password: string) => void;
    onConfirm: (body: ConfirmFactorBody) => void;
    onRenew: (code: string) => void;
    onTurnOff: (body: TurnOffBody) => void;
    onCopyCodes: () => void;
    onDownloadCodes: () => void;
    authenticator: ReactNode;
  };
  onRetryFactor: () => void;
}

export function SecondFactorSection(props: SecondFactorSectionProps) {
  const { role, secondFactor, factorForm, onRetryFactor } = props;
  const late = useLazyModule(dialogModule, {
    isOpen: factorForm.dialog !== null,
    onError: factorForm.onClose,
  });
  return (
    <AccountSection
      title={t`Two-step sign-in`}
      note={t`After your password, you enter a code from an app on your phone.`}
    >
      <AsyncSection
        data={secondFactor}
        failure={t`Two-step sign-in could not be loaded`}
        onRetry={onRetryFactor}
        empty={() => null}
      >
        {(status) =>
          status.isOn ? (
            <On status={status} onOpen={factorForm.onOpen} />
          ) : (
            <Stack gap="s4" align="start">
              <p className={softText}>
                {role === 'patient'
                  ? t`It is off. Turn it on to protect your medical records if someone learns your password.`
                  : status.isRequired
                    ? t`It is off. Turn it on to continue: this clinic requires it from doctors.`
                    : t`Off. Turn it on to protect your patients’ records.`}
              </p>
              <Button
                variant={role === 'doctor' ? 'primary' : 'secondary'}
                onPress={() => factorForm.onOpen('turn-on')}
              >
                {t`Turn on two-step sign-in`}
              </Button>
            </Stack>
          )
        }
      </AsyncSection>
      {late && <late.FactorDialog {...factorForm} />}
    </AccountSection>
  );
}

interface OnProps {
  status: SecondFactorStatus;
  onOpen: SecondFactorSectionProps['factorForm']['onOpen'];
}

function On({ status: { confirmedAt, recoveryCodesLeft }, onOpen }: OnProps) {
  const since = confirmedAt === null ? '' : formatDate(dateInIndia(new Date(confirmedAt)));
  return (
    <Stack gap="s4" align="start">
      <Stack gap="s1">
        <p className={strongText}>{t`On since ${since}`}</p>
        <p className={quietText}>
          {plural(recoveryCodesLeft, {
            one: t`1 recovery code left`,
            other: t`${recoveryCodesLeft} recovery codes left`,
          })}
        </p>
      </Stack>
      <Inline gap="s3">
        <Button variant="secondary" onPress={() => onOpen('renew-codes')}>
          {t`Get new recovery codes`}
        </Button>
        <Button variant="danger" onPress={() => onOpen('turn-off')}>
          {t`Turn off`}
        </Button>
      </Inline>
    </Stack>
  );
}
