import { RecoveryCodes } from '../../../components/account/RecoveryCodes/RecoveryCodes.tsx';
import { CodeDialog } from '../../../components/auth/CodeDialog/CodeDialog.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';
import type { SecondFactorSectionProps } from './SecondFactorSection.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

export function FactorDialog(form: SecondFactorSectionProps['factorForm']) {
  const { dialog, recoveryCodes, submission, onClose, authenticator } = form;
  if (recoveryCodes) {
    return (
      <Dialog
        title={t`Save your recovery codes`}
        description={t`Use a code if you do not have your phone. Each works once. We will not show them again.`}
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
