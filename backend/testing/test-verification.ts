import type { Registration } from '../../src/contract/doctors.ts';
import type { DoctorEvent } from '../../src/contract/verification.ts';
import type { Backend } from '../handlers/core/backend.ts';
import { decideVerification } from '../handlers/doctors/verification.ts';

export const testRegistration: Registration = {
  number: 'KMC 12345',
  council: 'Karnataka Medical Council',
  year: 2019,
};

type Undated<Event> = Event extends DoctorEvent ? Omit<Event, 'decidedAt' | 'requestedAt'> : never;

export async function decide(
  backend: Backend,
  doctorId: string,
  decision: Undated<DoctorEvent>,
): Promise<void> {
  const decidedAt = backend.clock.now().toISOString();
  const doctor = await backend.store.read((reads) => reads.get('doctors', doctorId));
  const requestedAt = doctor?.verification?.requestedAt ?? decidedAt;
  const event =
    decision.outcome === 'accepted' || decision.outcome === 'refused'
      ? { ...decision, requestedAt, decidedAt }
      : { ...decision, decidedAt };
  await decideVerification(backend, doctorId, event);
}
