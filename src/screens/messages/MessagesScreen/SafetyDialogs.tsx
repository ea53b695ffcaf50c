import { BlockDialog } from '../../../components/messages/BlockDialog/BlockDialog.tsx';
import {
  ReportDialog,
  type ReportDialogProps,
} from '../../../components/messages/ReportDialog/ReportDialog.tsx';
import type { Safety, SafetyEvents } from './open-thread.ts';

export interface SafetyDialogsProps
  extends SafetyEvents, Pick<ReportDialogProps, 'partner' | 'messages' | 'now' | 'hourCycle'> {
  safety: Safety;
}

/** Loaded lazily, because few users open them. */
export function SafetyDialogs({
  safety,
  partner,
  onBlock,
  onReport,
  onSafetyDialogChange,
  ...report
}: SafetyDialogsProps) {
  const { dialog, isPending, isReported, error } = safety;
  const close = () => onSafetyDialogChange(null);
  if (dialog === 'block') {
    return (
      <BlockDialog
        partner={partner}
        onClose={close}
        onConfirm={onBlock}
        isPending={isPending}
        error={error}
      />
    );
  }
  return (
    dialog === 'report' && (
      <ReportDialog
        {...report}
        partner={partner}
        onClose={close}
        onSend={onReport}
        onBlock={() => onSafetyDialogChange('block')}
        isPending={isPending}
        isSent={isReported}
        error={error}
      />
    )
  );
}
