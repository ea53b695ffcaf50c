import { useEffect } from 'react';
import type { User } from '../../contract/auth.ts';
import { SignatureSection } from '../../screens/account/AccountScreen/SignatureSection.tsx';
import {
  prepareSignature,
  removeSignature,
  resetSignatureForms,
  saveSignature,
  signatureQuery,
  useSignatureForms,
} from '../../state/account/signature.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { isLacking } from '../../domain/loadable.ts';

const none = { status: 'ready', data: { picture: null } } as const;

export function SignaturePart({ doctor: { id, name } }: { doctor: User }) {
  const picture = useLoadable(signatureQuery(id));
  const { saving, removing } = useSignatureForms();
  useEffect(() => resetSignatureForms, []);
  return (
    <SignatureSection
      doctorName={name}
      signature={isLacking(picture) ? none : picture}
      saving={saving}
      removing={removing}
      onPrepare={prepareSignature}
      onSave={(file) => saveSignature(id, file)}
      onRemove={() => removeSignature(id)}
      onRetry={() => refetch(signatureQuery(id))}
    />
  );
}
