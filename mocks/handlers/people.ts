import type { Reads } from '../store/store.ts';
import type { Backend } from './backend.ts';
import { pictureAddress } from './picture-path.ts';

/** Replaces a deleted account. */
export const nobody = { name: 'Deleted account', profilePicture: null };

/** An account or a helper. */
export async function personCard(backend: Backend, reads: Reads, id: string) {
  const person = (await reads.get('accounts', id)) ?? (await reads.get('freelancers', id));
  if (!person) return { id, ...nobody };
  const { name, profilePicture } = person;
  return { id, name, profilePicture: pictureAddress(backend, profilePicture) };
}

export async function doctorCard(backend: Backend, reads: Reads, id: string) {
  const doctor = await reads.get('doctors', id);
  if (!doctor) return { id, ...nobody, specialty: '' };
  const { name, specialty, profilePicture } = doctor;
  return { id, name, specialty, profilePicture: pictureAddress(backend, profilePicture) };
}
