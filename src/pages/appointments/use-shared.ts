import { useEffect } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import type { HealthFacts } from '../../contract/sharing.ts';
import { idleSubmission } from '../../domain/forms/submission.ts';
import { isLacking, type Loadable } from '../../domain/loadable.ts';
import { findAskProblem } from '../../domain/records/health-request.ts';
import { findAccess, findFactsSharing, toSharedVisit } from '../../domain/records/shared-visits.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import type {
  SharedPartProps,
  UnknownSharingProps,
} from '../../screens/appointments/VisitScreen/VisitScreen.tsx';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { audited } from '../../state/core/audited.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { askForHealthFacts, clearAnswerErrors, useAnswers } from '../../state/health-request.ts';
import { everyMinute, healthFacts, sharingList } from '../../state/sharing-data.ts';

type Shared = SharedPartProps | UnknownSharingProps | 'loading' | null;

/** For the visit's doctor. Null if the API has no sharing, or the visit is not open. */
export function useShared(userId: string, visit: Appointment | null, enabled: boolean): Shared {
  const { id = '', patientId = '' } = visit ?? {};
  const visits = useLoadable(appointmentList(userId));
  const sharings = useLoadable({ ...sharingList, enabled, refetchInterval: everyMinute });
  const now = useNow('minute');
  useEffect(() => clearAnswerErrors, []);
  const submission = useAnswers()[id] ?? idleSubmission;
  const isKnown = enabled && visits.status === 'ready' && sharings.status === 'ready';
  const isLoading = enabled && [visits, sharings].some(({ status }) => status === 'loading');
  const access = isKnown ? findAccess(sharings.data, visits.data, patientId, now) : null;
  const source = isKnown ? findFactsSharing(sharings.data, visits.data, patientId, now) : null;
  const query = healthFacts(patientId);
  const facts = useLoadable({ ...audited(query), enabled: source !== null });
  const parts = {
    patientName: visit?.patient.name ?? '',
    submission,
    today: dateInIndia(now),
    onAsk: () => void askForHealthFacts(id),
  };
  if (enabled && visit && !isLacking(sharings)) {
    const failed = [sharings, visits].find(({ status }) => status === 'error');
    if (failed?.status === 'error') {
      const onRetry = () => refetch(sharingList, appointmentList(userId));
      const unknown = { lastDay: null, request: null, mayAsk: false };
      return { health: { ...parts, ...unknown, facts: failed, onRetry } };
    }
  }
  if (!isKnown || !visit) return isLoading ? 'loading' : null;
  const sharing = sharings.data.find(({ appointmentId }) => appointmentId === id);
  const isBesideScope = source?.scope === 'own' || source?.scope === 'nothing';
  const factsLastDay = isBesideScope ? source.lastDay : null;
  return {
    access,
    factsLastDay,
    health: isLacking(facts)
      ? null
      : {
          ...parts,
          facts: source && facts,
          lastDay: factsLastDay,
          request: sharing?.healthRequest ?? null,
          mayAsk:
            sharing !== undefined && findAskProblem(toSharedVisit(visit, sharing), now) === null,
          onRetry: () => refetch(query),
        },
  };
}

/** Null unless the health facts need a code. */
export function findLockedFacts(shared: Shared): Loadable<HealthFacts> | null {
  const facts = shared && shared !== 'loading' ? shared.health?.facts : null;
  return facts?.status === 'error' && facts.reason === 'step-up' ? facts : null;
}

/** The retry of locked health facts asks for the code. */
export function withStepUp(shared: Shared, onRetry: () => void): Shared {
  if (!shared || shared === 'loading' || !shared.health || !findLockedFacts(shared)) return shared;
  return { ...shared, health: { ...shared.health, onRetry } };
}
