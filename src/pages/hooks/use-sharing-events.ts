import { useEffect, useLayoutEffect } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import type { SharingScope } from '../../contract/sharing.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { answerHealthRequest, clearAnswerErrors, useAnswers } from '../../state/health-request.ts';
import { useNow } from '../../state/core/clock.ts';
import { useEachResponse } from '../../state/core/query-client.ts';
import {
  changeSharing,
  clearSharingErrors,
  endSharing,
  openUnsentChoices,
  resendChoices,
  useSharing,
} from '../../state/sharing.ts';
import { focusHeading } from './focus-heading.ts';

export function useSharingEvents(userId: string) {
  useLayoutEffect(() => openUnsentChoices(userId), [userId]);
  useEffect(() => clearSharingErrors, []);
  useEffect(() => clearAnswerErrors, []);
  useEachResponse(appointmentList(userId), resendChoices);
  const { change, end, unsent } = useSharing();
  const events = {
    change,
    end,
    onChoose: (visits: readonly Appointment[], scope: SharingScope) =>
      changeSharing(visits, { scope, specialty: visits[0]?.doctor.specialty ?? '' }),
    onEnd: endSharing,
    onDialogClose: clearSharingErrors,
    answers: useAnswers(),
    today: dateInIndia(useNow('minute')),
    onWithdraw: (visit: Appointment) => void withdraw(visit),
  };
  return { events, unsent };
}

async function withdraw(visit: Appointment): Promise<void> {
  const pressed = document.activeElement;
  const isSent = await answerHealthRequest(visit, 'no');
  const focused = document.activeElement;
  // The pressed button disappears.
  if (isSent && (focused === pressed || focused === document.body)) focusHeading();
}
