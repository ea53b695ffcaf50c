import type { Account } from '../../../src/contract/account.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { Backend } from '../core/backend.ts';
import { pictureAddress } from '../files/picture-path.ts';

export function toAccountResponse(
  backend: Backend,
  { id, name, phone, role, profilePicture, createdAt }: AccountRecord,
): Account {
  const address = pictureAddress(backend, profilePicture);
  return { id, name, phone, role, profilePicture: address, createdAt };
}
