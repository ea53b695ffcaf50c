import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Appointment } from '../../../contract/appointments.ts';
import type { BookingRules } from '../../../contract/booking-rules.ts';
import { canOfferMove } from '../../../domain/appointments/move.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import {
  toScheduleBody,
  bookedVisits,
  draftProblem,
  visitsOutside,
  type ScheduleDraft,
} from '../../../domain/doctors/schedule-edit.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import { CancelDialog } from '../../appointments/CancelDialog/CancelDialog.tsx';
import { checkTitle } from './check-title.ts';
import { ConflictingVisits } from './ConflictingVisits.tsx';
import { CheckActions, EditActions } from './ScheduleActions.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import * as styles from './ScheduleEditor.css.ts';

export interface ScheduleEditorProps {
  draft: ScheduleDraft;
  /** Without a break, it is not known. */
  savedRules: BookingRules;
  onDraftChange: (draft: ScheduleDraft) => void;
  isRestored: boolean;
  onStartOver: () => void;
  appointments: Loadable<readonly Appointment[]>;
  now: Date;
  startsAtLeave: boolean;
  isSubmitting: boolean;
  error: string | null;
  messageHref: (patientId: string) => string;
  moveHref: (appointmentId: string) => string;
  onCancelVisit: (appointmentId: string, reason: string) => void;
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
  /** `proposes` is true if the doctor then wants to propose other times to the booked patients. */
  onSave: (proposes: boolean) => void;
  onClose: () => void;
  onCancel: () => void;
}

/** Spec §2 Doctor dashboard, 'Manage Schedule'. */
export function ScheduleEditor({
  draft,
  savedRules,
  onDraftChange,
  isRestored,
  onStartOver,
  appointments,
  now,
  startsAtLeave,
  isSubmitting,
  error,
  messageHref,
  moveHref,
  onCancelVisit,
  pendingId,
  actionError,
  onSave,
  onClose,
  onCancel,
}: ScheduleEditorProps) {
  const [step, setStep] = useState<'edit' | 'check'>('edit');
  const [isRefused, setIsRefused] = useState(false);
  const [cancelling, setCancelling] = useState<{ id: string; isSent: boolean } | null>(null);
  const contents = useRef<HTMLDivElement>(null);
  const problem = draftProblem(draft);
  // Show new problems only on the next save.
  if (isRefused && problem === null) setIsRefused(false);
  const getMoveHref = (visit: Appointment) =>
    canOfferMove(visit, 'doctor', now) ? moveHref(visit.id) : null;
  const outside =
    appointments.status === 'ready'
      ? visitsOutside(toScheduleBody(draft), appointments.data, now)
      : null;

  const save = () => {
    if (problem !== null) {
      // The invalid field must render before it can be focused.
      flushSync(() => setIsRefused(true));
      contents.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    if (outside?.length === 0) onSave(false);
    else setStep('check');
  };
  const isEditing = step === 'edit';

  const toCancel = outside?.find(({ id }) => id === cancelling?.id);
  if (cancelling && toCancel)
    return (
      <CancelDialog
        appointment={toCancel}
        viewer="doctor"
        moveHref={getMoveHref(toCancel)}
        onClose={() => setCancelling(null)}
        onConfirm={(reason) => {
          setCancelling({ id: toCancel.id, isSent: true });
          onCancelVisit(toCancel.id, reason);
        }}
        isPending={pendingId === toCancel.id}
        error={cancelling.isSent && actionError?.id === toCancel.id ? actionError.message : null}
      />
    );

  return (
    <Dialog
      size="large"
      title={isEditing ? t`Manage schedule` : checkTitle(outside, draft.leaveDays)}
      description={isEditing ? t`Set when patients can book you. Times are in IST.` : undefined}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        isEditing ? (
          <EditActions isSubmitting={isSubmitting} onSave={save} onCancel={onCancel} />
        ) : (
          <CheckActions
            isSubmitting={isSubmitting}
            canPropose={outside?.some((visit) => getMoveHref(visit) !== null) ?? false}
            onBack={() => setStep('edit')}
            onSave={onSave}
          />
        )
      }
    >
      <div ref={contents}>
        {isEditing && isRestored && (
          <Inline gap="s2" rowGap="none" align="center" className={styles.notice}>
            {t`Your unsaved changes are still here.`}
            <Button variant="text" onPress={onStartOver}>
              {t`Start over`}
            </Button>
          </Inline>
        )}
        {isEditing ? (
          <ScheduleForm
            draft={draft}
            savedRules={savedRules}
            onDraftChange={onDraftChange}
            booked={appointments.status === 'ready' ? bookedVisits(appointments.data, now) : []}
            today={dateInIndia(now)}
            isDisabled={isSubmitting}
            startsAtLeave={startsAtLeave}
          />
        ) : (
          <ConflictingVisits
            visits={outside}
            leaveDays={draft.leaveDays}
            messageHref={messageHref}
            moveHref={getMoveHref}
            onCancelVisit={({ id }) => setCancelling({ id, isSent: false })}
          />
        )}
        <div className={styles.alert}>
          <FormAlert message={error ?? (isEditing && isRefused ? problem : null)} />
        </div>
      </div>
    </Dialog>
  );
}
