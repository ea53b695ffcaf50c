import { accountEndpoints } from '../../src/contract/account.ts';
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
