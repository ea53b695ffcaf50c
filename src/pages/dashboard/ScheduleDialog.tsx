import { useCallback, useEffect, useLayoutEffect } from 'react';
import { ScheduleEditor } from '../../components/dashboard/ScheduleEditor/ScheduleEditor.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { defaultRules } from '../../domain/booking/booking-rules.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { currentTime } from '../../domain/time/clock.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import {
  changeSchedule,
  closeSchedule,
  discardSchedule,
  openSchedule,
  saveSchedule,
  useSchedule,
} from '../../state/account/schedule.ts';
import { cancelAppointment, useAppointmentMoves } from '../../state/appointments/appointments.ts';
import { useNow } from '../../state/core/clock.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { paths } from '../paths.ts';

export interface ScheduleDialogProps {
  doctor: Doctor;
  appointments: Loadable<Appointment[]>;
  startsAtLeave: boolean;
  onClose: () => void;
  onPropose: () => void;
}

export function ScheduleDialog({
  doctor,
  appointments,
  startsAtLeave,
  onClose,
  onPropose,
}: ScheduleDialogProps) {
  const { draft, isRestored, isSubmitting, error } = useSchedule();
  const { pendingId, actionError } = useAppointmentMoves();
  const now = useNow('minute');
  const isHere = useIsCurrentPage();
  const open = useCallback(
    () => openSchedule(doctor.id, doctor, dateInIndia(currentTime())),
    [doctor],
  );
  useLayoutEffect(open, [open]);
  useEffect(() => closeSchedule, []);

  const save = async (proposes: boolean) => {
    const isSaved = await saveSchedule();
    if (!isSaved || !isHere()) return;
    if (proposes) onPropose();
    else onClose();
  };

  if (!draft) return null;
  return (
    <ScheduleEditor
      draft={draft}
      savedRules={doctor.bookingRules ?? defaultRules}
      onDraftChange={changeSchedule}
      isRestored={isRestored}
      onStartOver={() => {
        discardSchedule();
        open();
      }}
      appointments={appointments}
      now={now}
      startsAtLeave={startsAtLeave}
      isSubmitting={isSubmitting}
      error={error}
      messageHref={messageHref}
      moveHref={moveHref}
      onCancelVisit={(id, reason) => void cancelAppointment(id, reason)}
      pendingId={pendingId}
      actionError={actionError}
      onSave={(proposes) => void save(proposes)}
      onClose={onClose}
      onCancel={() => {
        discardSchedule();
        onClose();
      }}
    />
  );
}

const moveHref = (id: string) => withBase(paths.move(id));
const messageHref = (patientId: string) => withBase(paths.messages(patientId));
