import { CalendarAddress } from '../../../components/account/CalendarAddress/CalendarAddress.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';
import type { CalendarSectionProps } from './CalendarSection.tsx';

/** The new address, or the question before an address ends. */
export function CalendarDialog(form: CalendarSectionProps['calendarForm']) {
  const { dialog, address, onClose, onCopy } = form;
  if (address !== null) {
    return (
      <Dialog
        title={t`Your private calendar address`}
        description={t`Add it to your calendar app now. We will not show it again.`}
        isOpen
        isHeadingFocused
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        actions={<Button onPress={onClose}>{t`Done`}</Button>}
      >
        <CalendarAddress address={address} onCopy={onCopy} />
      </Dialog>
    );
  }
  return dialog && <EndQuestion {...form} isReplaced={dialog === 'replace'} />;
}

interface EndQuestionProps extends Pick<
  CalendarSectionProps['calendarForm'],
  'submission' | 'onMake' | 'onStop' | 'onClose'
> {
  isReplaced: boolean;
}

function EndQuestion({
  submission: { isSubmitting, error },
  isReplaced,
  onMake,
  onStop,
  onClose,
}: EndQuestionProps) {
  return (
    <Dialog
      title={isReplaced ? t`Make a new address?` : t`Stop this address?`}
      description={
        isReplaced
          ? t`The address that you have now ends. Calendar apps need the new one.`
          : t`Calendar apps that use it no longer get your visits.`
      }
      isHeadingFocused
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isSubmitting}>
            {t`Keep the address`}
          </Button>
          {isReplaced ? (
            <Button onPress={onMake} isPending={isSubmitting}>
              {t`Make a new address`}
            </Button>
          ) : (
            <Button variant="danger" onPress={onStop} isPending={isSubmitting}>
              {t`Stop this address`}
            </Button>
          )}
        </>
      }
    >
      {error !== null && <FormAlert message={error} />}
    </Dialog>
  );
}
