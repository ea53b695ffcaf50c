import { useState } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import { notReachedText, phoneAccess } from '../../domain/appointments/visit-phone.ts';
import type { VisitHeadProps } from '../../screens/appointments/VisitScreen/VisitHead.tsx';
import { visitPhone } from '../../state/appointments/visit-phone.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { useReminder } from '../hooks/use-reminder.ts';

/** For the doctor of a visit by phone, who asks for the number to call. */
export function useVisitCall(visit: Appointment | null, now: Date) {
  const { id = '', patientId = '' } = visit ?? {};
  const isByPhone = visit?.appointmentType === 'phone';
  const isCallTime = isByPhone && phoneAccess(visit, now) === 'open';
  const [isWanted, setWanted] = useState(false);
  const isRead = isCallTime && isWanted;
  const number = useLoadable({ ...visitPhone(id), enabled: isRead });
  const { reminder, remind } = useReminder(patientId);
  const locked = number.status === 'error' && number.reason === 'step-up' ? number : null;
  const call = (onCodeAsk: () => void): VisitHeadProps['call'] =>
    isByPhone
      ? {
          phone: isRead ? number : null,
          onShow: () => {
            setWanted(true);
            if (locked) onCodeAsk();
            else if (isWanted) refetch(visitPhone(id));
          },
          reminder,
          onRemind: () => void remind(notReachedText(now)),
        }
      : null;
  return {
    call,
    /** Needs a code. */
    locked,
    refetchNumber: () => isRead && refetch(visitPhone(id)),
  };
}
