import type { ReadTransaction } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { pictureAddress } from '../files/picture-path.ts';

export const deletedUser = { name: 'Deleted account', profilePicture: null };

export async function toUserCard(
  backend: Pick<Backend, 'baseUrl'>,
  reads: ReadTransaction,
  id: string,
) {
  const person = (await reads.get('accounts', id)) ?? (await reads.get('freelancers', id));
  if (!person) return { id, ...deletedUser };
  const { name, profilePicture } = person;
  return { id, name, profilePicture: pictureAddress(backend, profilePicture) };
}

export async function doctorCard(
  backend: Pick<Backend, 'baseUrl'>,
  reads: ReadTransaction,
  id: string,
) {
  const doctor = await reads.get('doctors', id);
  if (!doctor) return { id, ...deletedUser, specialty: '' };
  const { name, specialty, profilePicture } = doctor;
  return { id, name, specialty, profilePicture: pictureAddress(backend, profilePicture) };
}
