import type { ReactNode } from 'react';
import { RecoveryCodes } from '../../../components/account/RecoveryCodes/RecoveryCodes.tsx';
import { CodeDialog } from '../../../components/auth/CodeDialog/CodeDialog.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Role } from '../../../contract/common.ts';
import type {
  ConfirmBody,
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
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

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
    onConfirm: (body: ConfirmBody) => void;
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
                    : t`It is off. Please turn it on: your account opens your patients’ records.`}
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
      <FactorDialog {...factorForm} />
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

function FactorDialog(form: SecondFactorSectionProps['factorForm']) {
  const { dialog, recoveryCodes, submission, onClose, authenticator } = form;
  if (recoveryCodes) {
    return (
      <Dialog
        title={t`Save your recovery codes`}
        description={t`Each one works once, if you don’t have your phone. We show them only now.`}
        isOpen
        isHeadingFocused
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        actions={<Button onPress={onClose}>{t`I have saved them`}</Button>}
      >
        <RecoveryCodes
          codes={recoveryCodes}
          onCopy={form.onCopyCodes}
          onDownload={form.onDownloadCodes}
        />
      </Dialog>
    );
  }
  if (dialog === 'turn-on') return <TurnOnDialog {...form} />;
  if (dialog === 'turn-off') return <TurnOffDialog {...form} onConfirm={form.onTurnOff} />;
  if (dialog === null) return null;
  return (
    <CodeDialog
      title={t`Get new recovery codes`}
      description={t`Your old recovery codes will no longer work.`}
      action={t`Get new codes`}
      submission={submission}
      onCode={form.onRenew}
      onClose={onClose}
      authenticator={authenticator}
    />
  );
}
