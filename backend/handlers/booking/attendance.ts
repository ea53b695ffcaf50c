import type { appointmentEndpoints, Appointment } from '../../../src/contract/appointments.ts';
import type { ErrorCode } from '../../../src/contract/errors.ts';
import { isMissed } from '../../../src/domain/appointments/appointment-status.ts';
import {
  findLateProblem,
  findMarkProblem,
  findUnmarkProblem,
  LATE_EARLY_HOURS,
  type LateProblem,
  lateStart,
  type MarkProblem,
  markStart,
  MISSED_AFTER_MINUTES,
  mayAnswerMark,
  MOST_LATE,
  MOST_MARKS,
} from '../../../src/domain/appointments/attendance.ts';
import { withEnds } from '../../../src/domain/appointments/move.ts';
import {
  dateInIndia,
  formatDay,
  formatTime,
  timeInIndia,
} from '../../../src/domain/time/india-time.ts';
import type { AccountRecord, AppointmentRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { endProposal } from './end-proposals.ts';
import { endCall } from '../calls/calls.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { notifyOfLate, notifyOfVisit } from '../notices/write-notices.ts';
import { publishAppointment } from '../visits/appointment-response.ts';
import { changeVisit } from '../visits/change-visit.ts';
import { findVisit, isParticipant, whyOver } from '../visits/find-visit.ts';

/** See ADR 0097. */
export function sayLate(
  backend: Backend,
  { params, body, caller }: RequestContext<typeof appointmentEndpoints.sayLate>,
) {
  const { minutes } = body;
  const message = minutes === null ? 'The doctor expects you on time.' : 'The doctor can see it.';
  return attend(
    backend,
    signedIn(caller),
    params.id,
    message,
    async (unit, publish, visit, now) => {
      const isSame = (visit.late?.minutes ?? null) === minutes;
      if (visit.status === 'scheduled' && !isMissed(visit) && isSame) return visit;
      const problem = findLateProblem(visit, minutes, now);
      if (problem) throw refuseLate(problem, visit);
      const at = now.toISOString();
      const changed =
        minutes === null
          ? await changeVisit(
              unit,
              publish,
              visit,
              { late: undefined },
              { kind: 'late-ended', by: 'patient', at },
            )
          : await changeVisit(
              unit,
              publish,
              visit,
              { late: { minutes, at } },
              { kind: 'late', by: 'patient', at, minutes },
            );
      await notifyOfLate(unit, publish, changed, now);
      return changed;
    },
  );
}

/** A repeated mark changes nothing, and neither does taking back a mark that is not there. */
export function markMissed(
  backend: Backend,
  { params, body, caller }: RequestContext<typeof appointmentEndpoints.markMissed>,
) {
  const message = body.isMissed ? 'The visit is marked.' : 'The mark is taken back.';
  return attend(
    backend,
    signedIn(caller),
    params.id,
    message,
    async (unit, publish, visit, now) => {
      if (visit.status === 'scheduled' && isMissed(visit) === body.isMissed) return visit;
      const problem = body.isMissed ? findMarkProblem(visit, now) : findUnmarkProblem(visit, now);
      if (problem) throw refuseMark(problem, visit);
      const at = now.toISOString();
      const kind = body.isMissed ? ('missed' as const) : ('missed-ended' as const);
      const missed = body.isMissed ? { at } : undefined;
      const changed = await changeVisit(
        unit,
        publish,
        visit,
        { missed },
        { kind, by: 'doctor', at },
      );
      if (body.isMissed) await endCall(unit, publish, changed, now);
      await notifyOfVisit(unit, publish, changed, { kind, by: 'doctor' }, now);
      return changed;
    },
  );
}

export function answerMissed(
  backend: Backend,
  { params, caller }: RequestContext<typeof appointmentEndpoints.answerMissed>,
) {
  const message = 'The doctor can see your answer.';
  return attend(
    backend,
    signedIn(caller),
    params.id,
    message,
    async (unit, publish, visit, now) => {
      const { missed } = visit;
      if (visit.status !== 'scheduled') throw whyOver(visit);
      if (!missed) {
        throw new ApiError(
          'invalid-transition',
          'The doctor has not marked that you did not come, or has taken the mark back.',
        );
      }
      if (!mayAnswerMark(visit)) return visit;
      const at = now.toISOString();
      const kind = 'missed-answered';
      const answered = { missed: { ...missed, answeredAt: at } };
      const changed = await changeVisit(unit, publish, visit, answered, {
        kind,
        by: 'patient',
        at,
      });
      await notifyOfVisit(unit, publish, changed, { kind, by: 'patient' }, now);
      return changed;
    },
  );
}

type Change = (
  unit: UnitOfWork,
  publish: Publish,
  visit: AppointmentRecord,
  now: Date,
) => Promise<AppointmentRecord>;

/**
 * Ends a proposal first whose time has come: its proposer is notified.
 * @param change returns the visit that it got if there is nothing to change
 */
function attend(
  backend: Backend,
  account: AccountRecord,
  id: string,
  message: string,
  change: Change,
): Promise<{ success: true; message: string; appointment: Appointment }> {
  return writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const find = () => findVisit(unit, id, (visit) => isParticipant(visit, account));
    await find();
    await endProposal(backend, unit, publish, id, now);
    const changed = await change(unit, publish, withEnds(await find(), now), now);
    return {
      success: true as const,
      message,
      appointment: await publishAppointment(backend, unit, publish, changed, account.id),
    };
  });
}

const lateRefusals: Record<
  Exclude<LateProblem, 'over' | 'time-passed'>,
  { code: ErrorCode; say: (visit: AppointmentRecord) => string }
> = {
  'not-accepted': {
    code: 'invalid-transition',
    say: () => 'The doctor has not accepted this visit yet. You can move or cancel your request.',
  },
  'too-early': {
    code: 'too-early',
    say: (visit) =>
      `You can say that you are late from ${formatInstant(lateStart(visit))}, ${LATE_EARLY_HOURS} hours before the visit. Until then, you can move it.`,
  },
  'too-late': {
    code: 'too-late-to-change',
    say: () => 'This visit began half an hour ago. Please write to the doctor.',
  },
  'too-many': {
    code: 'too-many-changes',
    say: () => `You have changed this ${MOST_LATE} times. Please write to the doctor.`,
  },
};

function refuseLate(problem: LateProblem, visit: AppointmentRecord): ApiError {
  if (problem === 'over') return whyOver(visit);
  if (problem === 'time-passed') {
    const message = 'That time has passed. Choose a later one.';
    return new ApiError('invalid-request', message, { fields: { minutes: message } });
  }
  const { code, say } = lateRefusals[problem];
  return new ApiError(code, say(visit));
}

const markRefusals: Record<
  Exclude<MarkProblem, 'over'>,
  { code: ErrorCode; say: (visit: AppointmentRecord) => string }
> = {
  'not-accepted': {
    code: 'invalid-transition',
    say: () => 'You have not accepted this request, so the patient was not expected.',
  },
  'too-early': {
    code: 'too-early',
    say: (visit) =>
      `You can mark that the patient did not come from ${formatInstant(markStart(visit))}, ${MISSED_AFTER_MINUTES} minutes after the start.`,
  },
  'too-late': {
    code: 'too-late-to-change',
    say: () =>
      'The mark could be taken back until the end of its day. You can write to the patient.',
  },
  'too-many': {
    code: 'too-many-changes',
    say: () =>
      `You have marked this visit ${MOST_MARKS} times. You can complete or cancel it, or write to the patient.`,
  },
};

function refuseMark(problem: MarkProblem, visit: AppointmentRecord): ApiError {
  if (problem === 'over') return whyOver(visit);
  const { code, say } = markRefusals[problem];
  return new ApiError(code, say(visit));
}

function formatInstant(at: Date): string {
  return `${formatTime(timeInIndia(at), '12h')} on ${formatDay(dateInIndia(at))}`;
}
