import { useEffect, useRef } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import type { HealthRequestPromptProps } from '../../components/records/HealthRequestPrompt/HealthRequestPrompt.tsx';
import { idleSubmission } from '../../domain/forms/submission.ts';
import { findAsked } from '../../domain/records/shared-visits.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { useNow } from '../../state/core/clock.ts';
import { useLoadable } from '../../state/core/query-client.ts';
import { answerHealthRequest, useAnswers } from '../../state/health-request.ts';
import { everyMinute, healthFacts, sharingList } from '../../state/sharing-data.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { paths } from '../paths.ts';
import { focusHeading } from './focus-heading.ts';

interface AskedVisit {
  visit: Appointment;
  prompt: Omit<HealthRequestPromptProps, 'visitDate'>;
}

/**
 * For a patient. Null without a doctor's request that waits for an answer.
 * @param onlyId of a visit, whose call is running
 */
export function useAskedVisit(
  userId: string,
  { enabled, onlyId }: { enabled: boolean; onlyId?: string },
): AskedVisit | null {
  const sharings = useLoadable({ ...sharingList, enabled, refetchInterval: everyMinute });
  const asked =
    enabled && sharings.status === 'ready'
      ? sharings.data.filter(
          ({ appointmentId, healthRequest }) =>
            healthRequest?.state === 'asked' && (onlyId ?? appointmentId) === appointmentId,
        )
      : [];
  const visits = useLoadable({ ...appointmentList(userId), enabled: asked.length > 0 });
  const now = useNow('minute');
  const found = visits.status === 'ready' ? findAsked(asked, visits.data, now) : null;
  const facts = useLoadable({ ...healthFacts(userId), enabled: found !== null });
  const answers = useAnswers();
  const isAsked = found !== null;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // The pressed button disappears with the request.
    if (enabled && wasAsked.current && !isAsked && document.activeElement === document.body) {
      focusHeading();
    }
    wasAsked.current = isAsked;
  }, [enabled, isAsked]);
  if (!found) return null;
  const { visit, sharing } = found;
  return {
    visit,
    prompt: {
      doctorName: visit.doctor.name,
      lastDay: sharing.lastDay,
      hasNoAllergies: facts.status === 'ready' && facts.data.allergies === '',
      healthHref: withBase(paths.records()),
      submission: answers[visit.id] ?? idleSubmission,
      onAnswer: (answer) => void answerHealthRequest(visit, answer),
    },
  };
}
