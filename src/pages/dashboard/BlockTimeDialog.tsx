import { useEffect } from 'react';
import { BlockTime } from '../../components/dashboard/BlockTime/BlockTime.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { blockHours, clearBlockError, useBlockedHours } from '../../state/account/blocked-hours.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch } from '../../state/core/query-client.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';

export interface BlockTimeDialogProps {
  doctor: Doctor;
  appointments: Loadable<Appointment[]>;
  /** Null for the first day with working hours. */
  date: string | null;
  onClose: () => void;
  onPropose: () => void;
}

export function BlockTimeDialog({
  doctor,
  appointments,
  date,
  onClose,
  onPropose,
}: BlockTimeDialogProps) {
  const { pending, error } = useBlockedHours();
  const now = useNow('minute');
  const isHere = useIsCurrentPage();
  useEffect(() => {
    clearBlockError();
    return clearBlockError;
  }, []);
  return (
    <BlockTime
      schedule={doctor}
      appointments={appointments}
      now={now}
      pending={pending}
      error={error}
      date={date ?? undefined}
      onBlock={(hours, proposes) =>
        void blockHours(doctor.id, hours, true).then(
          (isDone) => isDone && proposes && isHere() && onPropose(),
        )
      }
      onUnblock={(hours) => void blockHours(doctor.id, hours, false)}
      onRetry={() => refetch(appointmentList(doctor.id))}
      onClose={onClose}
    />
  );
}
