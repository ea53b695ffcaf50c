import type { HttpHandler } from 'msw';
import { freelancerEndpoints } from '../../../src/contract/freelancers.ts';
import { toInterval } from '../../../src/domain/queue/queue-hours.ts';
import type { FreelancerRecord } from '../../store/records.ts';
import type { Backend } from '../core/backend.ts';
import { staleToken } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { pictureAddress } from '../files/picture-path.ts';
import { freelancerNotFound, holdsHours } from './queue-rules.ts';

/** Implements spec §3. */
export function freelancerHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  const toWire = ({ phone: _phone, email: _email, ...shown }: FreelancerRecord) => ({
    ...shown,
    profilePicture: pictureAddress(backend, shown.profilePicture),
  });

  return [
    endpointHandler(backend, freelancerEndpoints.listFreelancers, async () => {
      const freelancers = await store.read((reads) => reads.find('freelancers'));
      return freelancers.sort(byRating).map(toWire);
    }),
    endpointHandler(backend, freelancerEndpoints.getFreelancer, async ({ params }) => {
      const freelancer = await store.read((reads) => reads.get('freelancers', params.id));
      if (!freelancer) throw freelancerNotFound();
      return toWire(freelancer);
    }),
    endpointHandler(
      backend,
      freelancerEndpoints.getBusyHours,
      async ({ params, query, caller }) => {
        // The caller's own draft must not count as taken, so get a fresh token.
        if (caller.hasStaleToken) throw staleToken();
        const { date } = query;
        const bookings = await store.read(async (reads) => {
          if (!(await reads.get('freelancers', params.id))) throw freelancerNotFound();
          return reads.find('queueBookings', { freelancerId: params.id, date });
        });
        const busy = bookings
          .filter(({ status, patientId }) => status !== 'draft' || patientId !== caller.account?.id)
          .filter((booking) => holdsHours(booking, clock.now()))
          .map(toInterval);
        return { date, busy: busy.sort((a, b) => a.startTime.localeCompare(b.startTime)) };
      },
    ),
  ];
}

function byRating(a: FreelancerRecord, b: FreelancerRecord): number {
  return b.rating - a.rating || a.name.localeCompare(b.name);
}
