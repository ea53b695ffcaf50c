import { BlockDialog } from '../../../components/messages/BlockDialog/BlockDialog.tsx';
import {
  ReportDialog,
  type ReportDialogProps,
} from '../../../components/messages/ReportDialog/ReportDialog.tsx';
import { BlockedNotice } from './BlockedNotice.tsx';
import type { Safety, SafetyEvents } from './open-thread.ts';

export interface ThreadSafetyProps
  extends SafetyEvents, Pick<ReportDialogProps, 'partner' | 'messages' | 'now'> {
  safety: Safety;
}

export function ThreadSafety({
  safety,
  partner,
  onBlock,
  onUnblock,
  onReport,
  onSafetyDialogChange,
  ...report
}: ThreadSafetyProps) {
  const { dialog, isSubmitting: isPending, isReported, error } = safety;
  const close = () => onSafetyDialogChange(null);
  return (
    <>
      {partner.isBlocked && (
        <BlockedNotice
          partner={partner}
          onUnblock={onUnblock}
          isPending={dialog === null && isPending}
          error={dialog === null ? error : null}
        />
      )}
      {dialog === 'block' && (
        <BlockDialog
          partner={partner}
          onClose={close}
          onConfirm={onBlock}
          isPending={isPending}
          error={error}
        />
      )}
      {dialog === 'report' && (
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
      )}
    </>
  );
}
