import type { MedicalRecord } from '../../contract/records.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { recordSignature } from '../../state/record-signature.ts';
import { usePictureUrl } from '../hooks/use-picture-url.ts';

/** `signature` is null if the record has none. */
export function useRecordSignature(record: MedicalRecord | undefined): {
  signature: Loadable<string> | null;
  onSignatureRetry: () => void;
} {
  const { id = '', hasSignature = false } = record ?? {};
  const picture = recordSignature(id);
  const signature = usePictureUrl(useLoadable({ ...picture, enabled: hasSignature }));
  return {
    signature: hasSignature ? signature : null,
    onSignatureRetry: () => refetch(picture),
  };
}
