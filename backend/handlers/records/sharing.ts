import type { HttpHandler } from 'msw';
import { type Sharing, sharingEndpoints } from '../../../src/contract/sharing.ts';
import { isAhead, withLapse } from '../../../src/domain/appointments/appointment-status.ts';
import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { AppointmentRecord, SharingRecord } from '../../store/records.ts';
import { type ReadTransaction, replace, type Where } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { byStart } from '../visits/appointment-response.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { findVisit } from '../visits/find-visit.ts';
import { findSharing, publishSharing, toSharingResponse } from '../visits/visit-sharing.ts';
import { refuseHealthRequest } from './health-request.ts';

export function sharingHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, sharingEndpoints.listSharing, ({ caller }) =>
      store.read(async (reads) => {
        const { id, role } = signedIn(caller);
        if (role === 'patient') return listSharing(reads, { patientId: id }, clock.now());
        const doctor = await reads.get('doctors', id);
        if (!doctor || isSuspended(doctor)) return [];
        return listSharing(reads, { doctorId: id }, clock.now());
      }),
    ),

    endpointHandler(backend, sharingEndpoints.chooseSharing, ({ params, body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const patient = signedIn(caller);
        const visit = await findVisit(unit, params.id, ({ patientId }) => patientId === patient.id);
        const now = clock.now();
        const { endedAt: _, ...sharing } = await findSharing(unit, visit);
        checkNotOver(visit, sharing, now);
        const specialty = (await unit.get('doctors', visit.doctorId))?.specialty ?? '';
        if (body.scope === 'specialty' && (specialty === '' || body.specialty !== specialty)) {
          throw new ApiError(
            'invalid-transition',
            "The doctor's specialty has changed. Look at your choice again.",
          );
        }
        const chosen: SharingRecord = { ...sharing, scope: body.scope, specialty };
        // The choice of nothing includes the health facts.
        const stored =
          body.scope === 'nothing' ? await refuseHealthRequest(unit, chosen, patient, now) : chosen;
        await replace(unit, 'sharings', stored);
        return publishSharing(unit, publish, stored);
      }),
    ),

    endpointHandler(backend, sharingEndpoints.endSharing, ({ params, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const now = clock.now();
        const patient = signedIn(caller);
        const ids = { patientId: patient.id, doctorId: params.id };
        const visits = await unit.find('appointments', ids);
        const kept = visits.filter((visit) => withLapse(visit, now).status !== 'cancelled');
        if (kept.length === 0) {
          throw new ApiError('not-found', 'You have no visit with this doctor.');
        }
        for (const visit of kept) {
          const sharing = await findSharing(unit, visit);
          const refused = await refuseHealthRequest(unit, sharing, patient, now);
          const ended = { endedAt: now.toISOString(), ...refused };
          await replace(unit, 'sharings', ended);
          await publishSharing(unit, publish, ended);
        }
        return listSharing(unit, ids, now);
      }),
    ),
  ];
}

async function listSharing(
  reads: ReadTransaction,
  ids: Where<'appointments'>,
  now: Date,
): Promise<Sharing[]> {
  const visits = (await reads.find('appointments', ids)).sort(byStart);
  const rows = await Promise.all(
    visits.map(async (visit) => {
      const sharing = await findSharing(reads, visit);
      const hasBoth =
        (await reads.get('accounts', visit.patientId)) &&
        (await reads.get('accounts', visit.doctorId));
      return hasBoth && isShown(visit, sharing, now) ? [toSharingResponse(sharing)] : [];
    }),
  );
  return rows.flat();
}

function isShown(visit: AppointmentRecord, { lastDay }: SharingRecord, now: Date): boolean {
  const { status } = withLapse(visit, now);
  if (status === 'completed') return dateInIndia(now) <= lastDay;
  return status !== 'cancelled';
}

function checkNotOver(visit: AppointmentRecord, { lastDay }: SharingRecord, now: Date): void {
  if (isAhead(withLapse(visit, now)) && dateInIndia(now) <= lastDay) return;
  throw new ApiError(
    'invalid-transition',
    'This visit is over. You can only end what the doctor may see.',
  );
}
