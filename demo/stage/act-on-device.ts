import { userEvent } from '@testing-library/user-event';
import type { Offer, OfferKind } from '../answers/offers.ts';
import { createActor, type ActorTools } from '../player/actor.ts';
import { point } from '../player/point.ts';
import type { Actor } from '../scenarios/actor.ts';

const PATIENCE_MS = 15_000;

interface Visit {
  id: string;
  /** Of the patient. */
  name: string;
}

/** Steps of a doctor on their own device, where the audience sees them. */
const acts: Partial<Record<OfferKind, (doctor: Actor, visit: Visit) => Promise<void>>> = {
  async accept(doctor, { name }) {
    await doctor.go('/doctor/dashboard/own');
    await doctor.press('button', `Accept the request from ${name}`);
  },
  async 'accept-move'(doctor, { name }) {
    await doctor.go('/doctor/dashboard/own');
    await doctor.press('button', new RegExp(`^Accept .*, proposed by ${name}$`));
  },
  async join(doctor, { id }) {
    await doctor.go(`/appointments/${id}/room`);
    await doctor.press('button', 'Check camera and microphone');
    await doctor.read('Your devices are ready.');
    await doctor.press('button', 'Join call');
  },
};

/**
 * @param userName of the person who waits for it
 * @returns null if the demo plays it better
 */
export function actOnDevice(
  root: () => HTMLElement,
  tools: ActorTools,
  { kind, visitId }: Offer,
  userName: string,
): Promise<void> | null {
  const act = acts[kind];
  if (!act || visitId === null) return null;
  const doctor = createActor({ user: userEvent, root, tools, point, patience: PATIENCE_MS });
  return act(doctor, { id: visitId, name: userName });
}
