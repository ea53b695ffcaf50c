import type { Registration } from '../../src/contract/doctors.ts';
import type { DoctorEvent } from '../../src/contract/verification.ts';
import type { Backend } from '../handlers/core/backend.ts';
import { decideVerification } from '../handlers/doctors/verification.ts';

export const testRegistration: Registration = {
  number: 'KMC 12345',
  council: 'Karnataka Medical Council',
  year: 2019,
};

type Undated<Event> = Event extends DoctorEvent ? Omit<Event, 'decidedAt'> : never;

/** Decides now, as the back office does. */
export async function decide(
  backend: Backend,
  doctorId: string,
  decision: Undated<DoctorEvent>,
): Promise<void> {
  const decidedAt = backend.clock.now().toISOString();
  await decideVerification(backend, doctorId, { ...decision, decidedAt });
}
