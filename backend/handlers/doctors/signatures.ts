import type { HttpHandler } from 'msw';
import { signatureEndpoints } from '../../../src/contract/signature.ts';
import { findSideProblem } from '../../../src/domain/files/signature-picture.ts';
import type { MedicalRecordRecord } from '../../store/records.ts';
import { replace, type ReadTransaction, type UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { type Caller, signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { Download } from '../core/file-response.ts';
import { releaseFiles, storeFile, useFile } from '../files/unused-files.ts';
import { readRecord } from '../records/records.ts';
import { checkOwn } from './own-doctor.ts';

type Picture = NonNullable<MedicalRecordRecord['signature']>;

export function signatureHandlers(backend: Backend): HttpHandler[] {
  const { store, files, clock } = backend;

  const own = (doctorId: string, caller: Caller) => async (reads: ReadTransaction) =>
    checkOwn(await reads.get('doctors', doctorId), caller);

  const download = async (picture: Picture | undefined, missing: string) => {
    const file = picture && (await files.get(picture.hash));
    if (!file) throw new ApiError('not-found', missing);
    return new Download(file, 'signature', picture.type);
  };

  return [
    endpointHandler(backend, signatureEndpoints.getSignature, async ({ params, caller }) => {
      const signature = await store.read(async (reads) => {
        const { id } = await own(params.id, caller)(reads);
        return reads.get('signatures', id);
      });
      return download(signature, 'You have no signature yet.');
    }),
    endpointHandler(backend, signatureEndpoints.changeSignature, async (call) => {
      const { params, file, caller } = call;
      const check = own(params.id, caller);
      const { id } = await store.read(check);
      if (!file) throw new ApiError('invalid-request', 'Choose a picture of your signature.');
      const problem = findSideProblem(file.bytes);
      if (problem !== null) throw new ApiError('too-large', problem);
      const hash = await storeFile(backend, id, file.bytes, check);
      await store.write(async (unit) => {
        await check(unit);
        await useFile(unit, hash);
        await setSignature(unit, id, { hash, type: file.type }, clock.now());
      });
      return { success: true as const, message: 'Your signature is saved.' };
    }),
    endpointHandler(backend, signatureEndpoints.removeSignature, async ({ params, caller }) => {
      await store.write(async (unit) => {
        const { id } = await own(params.id, caller)(unit);
        await setSignature(unit, id, null, clock.now());
      });
      return { success: true as const, message: 'Your signature is removed.' };
    }),
    endpointHandler(backend, signatureEndpoints.getRecordSignature, async ({ params, caller }) => {
      const find = async (_: ReadTransaction, { signature }: MedicalRecordRecord) => signature;
      const signature = await readRecord(backend, signedIn(caller), params.id, find);
      return download(signature, 'This record has no signature.');
    }),
  ];
}

/** The sweep keeps the earlier file while a record has it. */
export async function setSignature(
  unit: UnitOfWork,
  doctorId: string,
  picture: Picture | null,
  now: Date,
): Promise<void> {
  const before = await unit.get('signatures', doctorId);
  if (picture) {
    await replace(unit, 'signatures', {
      id: doctorId,
      ...picture,
      changedAt: now.toISOString(),
    });
  } else await unit.remove('signatures', doctorId);
  if (before && before.hash !== picture?.hash) await releaseFiles(unit, [before.hash], now);
}
