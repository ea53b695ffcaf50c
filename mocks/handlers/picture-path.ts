import { accountEndpoints } from '../../src/contract/account.ts';
import { replace, type UnitOfWork } from '../store/store.ts';
import type { Backend } from './backend.ts';
import { releaseFiles } from './unused-files.ts';

/** What stands before the hash in a picture's path. */
const PATH = accountEndpoints.getPicture.path.replace(':id', '');

/** How the store names a picture that is served here: by its path, since the API's address may change. */
export function picturePath(hash: string): string {
  return PATH + hash;
}

/** A stored picture as a page can load it. Any other address is told as it stands. */
export function pictureAddress(
  { baseUrl }: Pick<Backend, 'baseUrl'>,
  picture: string | null,
): string | null {
  return picture?.startsWith(PATH) ? baseUrl + picture : picture;
}

/** The hash of a stored picture that is served here; none for any other address. */
export function pictureHashes(picture: string | null): string[] {
  return picture?.startsWith(PATH) ? [picture.slice(PATH.length)] : [];
}

/** Puts a portrait in place of a person's own, or none: on the account and on a doctor's profile. */
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

/** Stops serving a picture that nobody shows any more; one of two people who chose the same stays. */
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
