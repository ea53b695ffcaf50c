import type { HttpHandler } from 'msw';
import type { AppointmentStatus } from '../../../src/contract/appointments.ts';
import { sharingEndpoints } from '../../../src/contract/sharing.ts';
import {
  findAnswerProblem,
  findAskProblem,
  withAnswer,
  type RequestProblem,
} from '../../../src/domain/records/health-request.ts';
import { mayReadHealthFacts } from '../../../src/domain/records/sharing.ts';
import type { AccountRecord, AppointmentRecord, SharingRecord } from '../../store/records.ts';
import { replace, type UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { findVisit } from '../visits/find-visit.ts';
import { findSharing, publishSharing, toSharingResponse } from '../visits/visit-sharing.ts';
import { auditRead } from './audit.ts';

/** See ADR 0083. */
export function healthRequestHandlers(backend: Backend): HttpHandler[] {
  const { clock } = backend;

  return [
    endpointHandler(backend, sharingEndpoints.askForHealthFacts, ({ params, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const now = clock.now();
        const doctor = signedIn(caller);
        const visit = await findVisit(unit, params.id, ({ doctorId }) => doctorId === doctor.id);
        const sharing = await findSharing(unit, visit);
        const shared = { ...sharing, status: visit.status, missed: visit.missed };
        const problem = findAskProblem(shared, now);
        if (problem) throw refusalToDoctor(problem, visit);
        if (sharing.healthRequest || mayReadHealthFacts(shared, now)) {
          return toSharingResponse(sharing);
        }
        const asked: SharingRecord = {
          ...sharing,
          healthRequest: { state: 'asked', askedAt: now.toISOString() },
        };
        await replace(unit, 'sharings', asked);
        await audit(unit, doctor, asked, 'health-asked', now);
        return publishSharing(unit, publish, asked);
      }),
    ),

    endpointHandler(backend, sharingEndpoints.answerHealthRequest, ({ params, body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const now = clock.now();
        const patient = signedIn(caller);
        const visit = await findVisit(unit, params.id, ({ patientId }) => patientId === patient.id);
        const sharing = await findSharing(unit, visit);
        const { healthRequest } = sharing;
        if (!healthRequest) {
          throw new ApiError('not-found', 'The doctor has not asked to see your health facts.');
        }
        const shared = { ...sharing, status: visit.status, missed: visit.missed };
        const problem = findAnswerProblem(shared, healthRequest, body.answer, now);
        if (problem) throw refusalToPatient(problem);
        const answered = withAnswer(healthRequest, body.answer, now);
        if (answered === healthRequest) return toSharingResponse(sharing);
        const stored: SharingRecord = { ...sharing, healthRequest: answered };
        await replace(unit, 'sharings', stored);
        const kind = body.answer === 'yes' ? 'health-given' : 'health-refused';
        await audit(unit, patient, stored, kind, now);
        return publishSharing(unit, publish, stored);
      }),
    ),
  ];
}

/** When the patient ends what the doctor may see. The caller stores the result. */
export async function refuseHealthRequest(
  unit: UnitOfWork,
  sharing: SharingRecord,
  patient: AccountRecord,
  now: Date,
): Promise<SharingRecord> {
  const { healthRequest } = sharing;
  if (!healthRequest || healthRequest.state === 'refused') return sharing;
  await audit(unit, patient, sharing, 'health-refused', now);
  return { ...sharing, healthRequest: withAnswer(healthRequest, 'no', now) };
}

function audit(
  unit: UnitOfWork,
  person: AccountRecord,
  { id, patientId }: SharingRecord,
  kind: 'health-asked' | 'health-given' | 'health-refused',
  now: Date,
): Promise<void> {
  return auditRead(unit, person, patientId, kind, [{ id: patientId, visitId: id }], now);
}

function refusalToDoctor(problem: RequestProblem, { status }: AppointmentRecord): ApiError {
  if (problem === 'refused') {
    const message = 'The patient did not share them for this visit.';
    return new ApiError('health-request-refused', message);
  }
  return new ApiError('invalid-transition', closedTexts[status]);
}

const closedTexts: Record<AppointmentStatus, string> = {
  pending: 'Accept the request before you ask to see the health facts.',
  scheduled: 'This visit is over.',
  completed: 'This appointment is already completed.',
  cancelled: 'This appointment is already cancelled.',
};

function refusalToPatient(problem: RequestProblem): ApiError {
  if (problem === 'over') {
    return new ApiError('invalid-transition', 'This visit is over. The doctor sees nothing more.');
  }
  return new ApiError(
    'health-request-refused',
    'You did not share them for this visit. To share them now, change what the doctor can see.',
  );
}
