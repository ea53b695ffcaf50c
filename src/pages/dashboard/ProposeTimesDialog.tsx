import { useEffect } from 'react';
import { ProposeTimes } from '../../components/dashboard/ProposeTimes/ProposeTimes.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { isToPropose, listAwayVisits } from '../../domain/appointments/away-visits.ts';
import type { NewTimesInput } from '../../domain/appointments/new-times.ts';
import { stillFree } from '../../domain/booking/free-days.ts';
import type { Loadable } from '../../domain/loadable.ts';
import {
  clearProposals,
  proposeSeveral,
  useProposeSeveral,
} from '../../state/appointments/propose-several.ts';
import { freeTimes } from '../../state/booking/free-times.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';

export interface ProposeTimesDialogProps {
  doctor: Doctor;
  appointments: Appointment[];
  onClose: () => void;
}

export function ProposeTimesDialog({ doctor, appointments, onClose }: ProposeTimesDialogProps) {
  const now = useNow('minute');
  const free = useLoadable(freeTimes(doctor.id));
  const results = useProposeSeveral();
  useEffect(() => clearProposals, []);
  const times: Loadable<NewTimesInput> =
    free.status === 'ready'
      ? {
          status: 'ready',
          data: { schedule: doctor, days: stillFree(free.data, now), appointments, now },
        }
      : free;
  return (
    <ProposeTimes
      visits={listAwayVisits(doctor, appointments, now)
        .filter(isToPropose)
        .map(({ visit }) => visit)}
      times={times}
      results={results}
      onPropose={(proposals) => void proposeSeveral(proposals)}
      onClose={onClose}
      onRetry={() => refetch(freeTimes(doctor.id))}
    />
  );
}
