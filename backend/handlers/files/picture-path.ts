import { accountEndpoints } from '../../../src/contract/account.ts';
import { replace, type UnitOfWork } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { releaseFiles } from './unused-files.ts';

export const PICTURE_PATH = accountEndpoints.getPicture.path.replace(':id', '');

/** Omits the API's URL, which may change. */
export function picturePath(hash: string): string {
  return PICTURE_PATH + hash;
}

export function pictureAddress(
  { baseUrl }: Pick<Backend, 'baseUrl'>,
  picture: string | null,
): string | null {
  return picture?.startsWith(PICTURE_PATH) ? baseUrl + picture : picture;
}

export function pictureHashes(picture: string | null): string[] {
  return picture?.startsWith(PICTURE_PATH) ? [picture.slice(PICTURE_PATH.length)] : [];
}

export async function setPicture(
  unit: UnitOfWork,
  accountId: string,
  picture: { hash: string; type: string } | null,
  now: Date,
): Promise<void> {
  const before = await unit.get('accounts', accountId);
  const profilePicture = picture && picturePath(picture.hash);
  if (picture) await replace(unit, 'pictures', { id: picture.hash, type: picture.type });
  await unit.update('accounts', accountId, { profilePicture });
  if (await unit.get('doctors', accountId)) {
    await unit.update('doctors', accountId, { profilePicture });
  }
  await dropPicture(unit, before?.profilePicture ?? null, now);
}

export async function dropPicture(
  unit: UnitOfWork,
  picture: string | null,
  now: Date,
): Promise<void> {
  for (const hash of pictureHashes(picture)) {
    const [shownBy] = await unit.find('accounts', { profilePicture: picture });
    if (shownBy) continue;
    await unit.remove('pictures', hash);
    await releaseFiles(unit, [hash], now);
  }
}
