import { useState } from 'react';
import { NOTES_MAX_LENGTH } from '../../../contract/limits.ts';
import type { ReportBody, ReportReason } from '../../../contract/safety.ts';
import type { ChatMessage, Partner } from '../../../domain/messages/conversation.ts';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { messageOptions, reasonOptions, WHOLE_CONVERSATION } from './report-options.ts';
import { ReportSent } from './ReportSent.tsx';

const FIRST_OPTIONS = 9;
const MORE_OPTIONS = 20;

export type Report = Omit<ReportBody, 'clientId'>;

export interface ReportDialogProps {
  partner: Partner;
  messages: readonly ChatMessage[];
  onClose: () => void;
  onSend: (report: Report) => void;
  onBlock: () => void;
  isPending: boolean;
  isSent: boolean;
  error: string | null;
  now: Date;
}

export function ReportDialog({
  partner,
  messages,
  onClose,
  onSend,
  onBlock,
  isPending,
  isSent,
  error,
  now,
}: ReportDialogProps) {
  const hourCycle = useHourCycle();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [messageId, setMessageId] = useState(WHOLE_CONVERSATION);
  const [note, setNote] = useState('');
  // New messages move nothing.
  const [options] = useState(() => messageOptions(messages, now, hourCycle));
  const [shown, setShown] = useState(FIRST_OPTIONS);
  const name = partnerName(partner);
  if (isSent) return <ReportSent partner={partner} onClose={onClose} onBlock={onBlock} />;

  const send = () => {
    setReasonMissing(reason === null);
    if (reason === null) return;
    onSend({ reason, note: note.trim(), ...(messageId !== WHOLE_CONVERSATION && { messageId }) });
  };
  return (
    <Dialog
      title={t`Report ${name}`}
      description={t`The CareSetu team reads your report and the message you choose. ${name} is not notified.`}
      isHeadingFocused
      isOpen
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
            {t`Cancel`}
          </Button>
          <Button onPress={send} isPending={isPending}>
            {t`Send report`}
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        <RadioGroup
          label={t`What is wrong?`}
          options={reasonOptions}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen);
            setReasonMissing(false);
          }}
          isRequired
          {...(isReasonMissing && { error: t`Choose a reason` })}
        />
        <Stack gap="s3" align="start">
          <RadioGroup
            label={t`What is it about?`}
            options={options.slice(0, shown)}
            value={messageId}
            onChange={setMessageId}
          />
          {shown < options.length && (
            <Button variant="secondary" onPress={() => setShown(shown + MORE_OPTIONS)}>
              {t`Show earlier messages`}
            </Button>
          )}
        </Stack>
        <TextArea
          label={t`What should we know? (optional)`}
          value={note}
          onChange={setNote}
          maxLength={NOTES_MAX_LENGTH}
        />
        <FormAlert message={error} />
      </Stack>
    </Dialog>
  );
}
