import { userEvent } from '@testing-library/user-event';
import { createActor, type ActorTools } from '../player/actor.ts';
import { point } from '../player/point.ts';

const PATIENCE_MS = 15_000;

/** Joins the call as a doctor does, on their own device. */
export async function joinOnDevice(
  root: () => HTMLElement,
  tools: ActorTools,
  visitId: string,
): Promise<void> {
  const doctor = createActor({ user: userEvent, root, tools, point, patience: PATIENCE_MS });
  await doctor.go(`/appointments/${visitId}/room`);
  await doctor.press('button', 'Check camera and microphone');
  await doctor.read('Your devices are ready.');
  await doctor.press('button', 'Join call');
}
