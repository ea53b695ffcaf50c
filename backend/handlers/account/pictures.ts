import type { HttpHandler } from 'msw';
import { accountEndpoints } from '../../../src/contract/account.ts';
import { ownAccount } from '../core/own-account.ts';
import { toAccountResponse } from '../people/account-response.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { Download } from '../core/file-response.ts';
import { setPicture } from '../files/picture-path.ts';
import { storeFile, useFile } from '../files/unused-files.ts';

/** Seconds. A changed picture has a new URL. */
const GRACE_SECONDS = 60 * 60;

export function pictureHandlers(backend: Backend): HttpHandler[] {
  const { store, files, clock } = backend;

  return [
    endpointHandler(backend, accountEndpoints.changePicture, async ({ file, caller }) => {
      const { id } = signedIn(caller);
      const picture = file && {
        hash: await storeFile(backend, id, file.bytes, (unit) => ownAccount(unit, id)),
        type: file.type,
      };
      return store.write(async (unit) => {
        await ownAccount(unit, id);
        if (picture) await useFile(unit, picture.hash);
        await setPicture(unit, id, picture, clock.now());
        return toAccountResponse(backend, await ownAccount(unit, id));
      });
    }),
    endpointHandler(backend, accountEndpoints.getPicture, async ({ params, responseHeaders }) => {
      const picture = await store.read((reads) => reads.get('pictures', params.id));
      const file = picture && (await files.get(picture.id));
      if (!file) throw new ApiError('not-found', 'Picture not found');
      responseHeaders.set('cache-control', `public, max-age=${GRACE_SECONDS}`);
      responseHeaders.set('cross-origin-resource-policy', 'cross-origin');
      return new Download(file, 'picture', picture.type);
    }),
  ];
}
