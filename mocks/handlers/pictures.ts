import type { HttpHandler } from 'msw';
import { accountEndpoints } from '../../src/contract/account.ts';
import { accountAnswer, ownAccount } from './account-answer.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';
import { signedIn } from './caller.ts';
import { endpointHandler } from './endpoint-handler.ts';
import { pictureHashes, setPicture } from './picture-path.ts';
import { removeUnusedFiles } from './unused-files.ts';

/** How long a device may keep a picture: another one has another address. */
const KEPT_SECONDS = 60 * 60;

/** Portraits and hospitals' pictures, for everybody. */
export function pictureHandlers(backend: Backend): HttpHandler[] {
  const { store, files } = backend;

  return [
    endpointHandler(backend, accountEndpoints.changePicture, async ({ file, caller }) => {
      const { id, profilePicture: before } = signedIn(caller);
      const answer = await store.write(async (unit) => {
        await ownAccount(unit, id);
        // Within the write: else the same file could be removed as an unused one before it is named.
        const picture = file && { hash: await files.put(file.bytes), type: file.type };
        await setPicture(unit, id, picture);
        return accountAnswer(backend, await ownAccount(unit, id));
      });
      await removeUnusedFiles(backend, pictureHashes(before));
      return answer;
    }),
    endpointHandler(backend, accountEndpoints.getPicture, async ({ params, answerHeaders }) => {
      const picture = await store.read((reads) => reads.get('pictures', params.id));
      const bytes = picture && (await files.get(picture.id));
      if (!bytes) throw new ApiError('not-found', 'Picture not found');
      answerHeaders.set('cache-control', `public, max-age=${KEPT_SECONDS}`);
      // Pages of any site may show it, the app's under another name of this machine, too.
      answerHeaders.set('cross-origin-resource-policy', 'cross-origin');
      return new File([bytes], 'picture', { type: picture.type });
    }),
  ];
}
