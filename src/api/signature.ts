import { signatureEndpoints } from '../contract/signature.ts';
import { call } from './http/client.ts';

export async function changeSignature(id: string, file: File): Promise<void> {
  await call(signatureEndpoints.changeSignature, { params: { id }, body: {}, file });
}

export async function removeSignature(id: string): Promise<void> {
  await call(signatureEndpoints.removeSignature, { params: { id } });
}
