import type { HttpHandler } from 'msw';
import { messageEndpoints } from '../../../src/contract/messages.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { Download } from '../files/file-response.ts';

export function attachmentHandlers(backend: Backend): HttpHandler[] {
  const { store, files } = backend;

  return [
    endpointHandler(backend, messageEndpoints.downloadAttachment, async ({ params, caller }) => {
      const message = await store.read((reads) => reads.get('messages', params.id));
      if (!message?.file) throw fileNotFound();
      const { senderId, receiverId, file } = message;
      if (![senderId, receiverId].includes(signedIn(caller).id)) {
        throw new ApiError('forbidden', 'You do not have access to this file.');
      }
      const stored = await files.get(file.hash);
      if (!stored) throw fileNotFound();
      return new Download(stored, file.name, file.type);
    }),
  ];
}

function fileNotFound(): ApiError {
  return new ApiError('not-found', 'This file was not found.');
}
