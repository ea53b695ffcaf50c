import type * as z from 'zod/mini';
import {
  sharingEndpoints,
  type HealthAnswer,
  type HealthFacts,
  type Sharing,
  type sharingBody,
} from '../contract/sharing.ts';
import { call } from './http/client.ts';

export type SharingChoice = z.infer<typeof sharingBody>;

export async function chooseSharing(id: string, body: SharingChoice): Promise<Sharing> {
  return call(sharingEndpoints.chooseSharing, { params: { id }, body });
}

export async function endSharing(doctorId: string): Promise<Sharing[]> {
  return call(sharingEndpoints.endSharing, { params: { id: doctorId } });
}

export async function askForHealthFacts(id: string): Promise<Sharing> {
  return call(sharingEndpoints.askForHealthFacts, { params: { id } });
}

export async function answerHealthRequest(id: string, answer: HealthAnswer): Promise<Sharing> {
  return call(sharingEndpoints.answerHealthRequest, { params: { id }, body: { answer } });
}

export async function updateHealthFacts(body: HealthFacts): Promise<HealthFacts> {
  return call(sharingEndpoints.updateHealthFacts, { body });
}
