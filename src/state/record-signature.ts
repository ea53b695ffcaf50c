import { signatureEndpoints } from '../contract/signature.ts';
import { query } from './core/query-client.ts';

/** It never changes, and each read by a doctor is recorded. So it is read once. */
export const recordSignature = (recordId: string) => ({
  ...query(signatureEndpoints.getRecordSignature, { params: { id: recordId } }),
  staleTime: Infinity,
});
