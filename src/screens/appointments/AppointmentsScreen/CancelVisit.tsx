import { useState } from 'react';
import { appointmentActions } from '../../../components/appointments/AppointmentRow/appointment-actions.ts';
import { CancelDialog } from '../../../components/appointments/CancelDialog/CancelDialog.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { afterNextFrame } from '../../../ui/lazy/after-next-frame.ts';

export interface CancelQuestionState {
  id: string;
  isOpen: boolean;
  isConfirmed: boolean;
}

export interface CancelVisitProps {
  visit: Appointment;
  viewer: Role;
  now: Date;
  moveHref: string;
  question: CancelQuestionState;
  onQuestionChange: (question: CancelQuestionState) => void;
  onCancel: (id: string, reason: string) => void;
  isPending: boolean;
  error: string | null;
}

export function CancelVisit({
  visit,
  viewer,
  now,
  moveHref,
  question,
  onQuestionChange,
  onCancel,
  isPending,
  error,
}: CancelVisitProps) {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <CancelDialog
      appointment={visit}
      viewer={viewer}
      moveHref={appointmentActions(visit, viewer, now).includes('move') ? moveHref : null}
      onClose={() => onQuestionChange({ ...question, isOpen: false })}
      onConfirm={(reason) => {
        setIsPressed(true);
        // Show the press first, because the list renders slowly.
        afterNextFrame(() => {
          setIsPressed(false);
          onQuestionChange({ ...question, isConfirmed: true });
          onCancel(visit.id, reason);
        });
      }}
      isPending={isPending || isPressed}
      error={question.isConfirmed ? error : null}
    />
  );
}
