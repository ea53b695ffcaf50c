import { accountEndpoints } from '../../src/contract/account.ts';
import type { UnitOfWork } from '../store/store.ts';
import type { Backend } from './backend.ts';

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

/** Stops serving a picture that nobody shows any more; one of two people who chose the same stays. */
export async function dropPicture(unit: UnitOfWork, picture: string | null): Promise<void> {
  if (!picture?.startsWith(PATH)) return;
  const [shownBy] = await unit.find('accounts', { profilePicture: picture });
  if (!shownBy) await unit.remove('pictures', picture.slice(PATH.length));
}
