import type { HttpHandler } from 'msw';
import { messageEndpoints } from '../../../src/contract/messages.ts';
import { hasAcceptedVisit } from '../../../src/domain/records/sharing.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { suspended } from '../core/suspension.ts';
import { Download } from '../core/file-response.ts';
import { type PatientReader, readAs } from '../records/read-shared.ts';

export function attachmentHandlers(backend: Backend): HttpHandler[] {
  const { store, files } = backend;

  return [
    endpointHandler(backend, messageEndpoints.downloadAttachment, async ({ params, caller }) => {
      const account = signedIn(caller);
      const find = (reads: ReadTransaction) => findMessageWithFile(reads, params.id);
      const { senderId, receiverId } = await store.read(find);
      if (![senderId, receiverId].includes(account.id)) {
        throw new ApiError('forbidden', 'You do not have access to this file.');
      }
      const partnerId = senderId === account.id ? receiverId : senderId;
      const patientId = account.role === 'patient' ? account.id : partnerId;
      const file = await readAs(backend, account, patientId, async (reads, reader) => {
        const message = await find(reads);
        const permission = reader.findPermission({ kind: 'file', authorId: senderId });
        if (!permission) throw notShared(reader);
        const items = [{ id: message.id, ...permission }];
        return { response: message.file, kind: 'file', items };
      });
      const stored = await files.get(file.hash);
      if (!stored) throw fileNotFound();
      return new Download(stored, file.name, file.type);
    }),
  ];
}

async function findMessageWithFile(reads: ReadTransaction, id: string) {
  const message = await reads.get('messages', id);
  if (!message?.file) throw fileNotFound();
  return { ...message, file: message.file };
}

function notShared({ doctor }: PatientReader): ApiError {
  if (doctor?.isSuspended) return suspended('open this file');
  return new ApiError(
    'forbidden',
    doctor && hasAcceptedVisit(doctor)
      ? 'The patient does not share this file with you.'
      : 'You can open this file once you have accepted a visit.',
  );
}

function fileNotFound(): ApiError {
  return new ApiError('not-found', 'This file was not found.');
}
