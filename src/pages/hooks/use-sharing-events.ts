import { useEffect, useLayoutEffect } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import type { SharingScope } from '../../contract/sharing.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { useEachResponse } from '../../state/core/query-client.ts';
import {
  changeSharing,
  clearSharingErrors,
  endSharing,
  openUnsentChoices,
  resendChoices,
  useSharing,
} from '../../state/sharing.ts';

export function useSharingEvents(userId: string) {
  useLayoutEffect(() => openUnsentChoices(userId), [userId]);
  useEffect(() => clearSharingErrors, []);
  useEachResponse(appointmentList(userId), resendChoices);
  const { change, end, unsent } = useSharing();
  const events = {
    change,
    end,
    onChoose: ({ id, doctor }: Appointment, scope: SharingScope) =>
      changeSharing(id, { scope, specialty: doctor.specialty }),
    onEnd: endSharing,
    onDialogClose: clearSharingErrors,
  };
  return { events, unsent };
}
