import type { HealthAnswer, HealthRequest, Sharing } from '../../contract/sharing.ts';
import { isInForce, mayReadHealthFacts, type SharedVisit } from './sharing.ts';

/**
 * - `over`: the visit is not scheduled, or its last day has passed.
 * - `refused`: the patient said no, or ended what the doctor may see. Both are final.
 */
export type RequestProblem = 'over' | 'refused';

export function findAskProblem(visit: SharedVisit, now: Date): RequestProblem | null {
  const isEnded = visit.endedAt !== undefined || visit.healthRequest?.state === 'refused';
  // Without the end, so that a doctor reads that the patient refused.
  if (visit.status !== 'scheduled' || !isInForce({ ...visit, endedAt: undefined }, now)) {
    return 'over';
  }
  return isEnded ? 'refused' : null;
}

/** The patient can withdraw a yes until the last day, also after the visit. */
export function findAnswerProblem(
  visit: SharedVisit,
  { state }: HealthRequest,
  answer: HealthAnswer,
  now: Date,
): RequestProblem | null {
  if (state === toState(answer)) return null;
  if (state === 'refused') return 'refused';
  const isOpen =
    answer === 'no'
      ? // Also while the visit is marked as missed, because the mark may be taken back.
        isInForce({ ...visit, missed: undefined }, now)
      : isInForce(visit, now) && visit.status === 'scheduled';
  return isOpen ? null : 'over';
}

/** Returns the same request if the answer changes nothing. */
export function withAnswer(request: HealthRequest, answer: HealthAnswer, now: Date): HealthRequest {
  const state = toState(answer);
  if (request.state === state || request.state === 'refused') return request;
  return { ...request, state, answeredAt: now.toISOString() };
}

/** True while the app shows the request to the patient. */
export function awaitsAnswer(visit: SharedVisit, now: Date): boolean {
  return (
    visit.healthRequest?.state === 'asked' &&
    findAskProblem(visit, now) === null &&
    !mayReadHealthFacts(visit, now)
  );
}

/**
 * The patient can still withdraw this yes.
 * @param today format yyyy-MM-dd
 */
export function hasGiven(
  { healthRequest, endedAt, lastDay }: Pick<Sharing, 'healthRequest' | 'endedAt' | 'lastDay'>,
  today: string,
): boolean {
  return healthRequest?.state === 'given' && endedAt === undefined && today <= lastDay;
}

function toState(answer: HealthAnswer): 'given' | 'refused' {
  return answer === 'yes' ? 'given' : 'refused';
}
