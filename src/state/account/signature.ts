import * as api from '../../api/signature.ts';
import { signatureEndpoints } from '../../contract/signature.ts';
import { checkSignature, SIGNATURE_STORED_PIXELS } from '../../domain/files/signature-picture.ts';
import { idleSubmission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { dropRequest, load, query, queryClient } from '../core/query-client.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';
import { createUserGuard } from '../session/session.ts';

/** A 404 means that there is none. After a removal, `picture` is null. */
export const signatureQuery = (doctorId: string) =>
  query(signatureEndpoints.getSignature, { params: { id: doctorId } }, toStored);

const form = createUserStore(() => ({
  saving: { ...idleSubmission },
  removing: { ...idleSubmission },
}));
const { state } = form;
export const {
  useStore: useSignatureForms,
  current: currentSignatureForms,
  reset: resetSignatureForms,
} = form;

function toStored(picture: File): { picture: File | null } {
  return { picture };
}

export async function prepareSignature(
  file: File,
): Promise<{ picture: File } | { problem: string }> {
  const problem = await checkSignature(file);
  if (problem !== null) return { problem };
  try {
    const { toJpeg } = await import('../../api/browser/to-jpeg.ts');
    return { picture: await toJpeg(file, SIGNATURE_STORED_PIXELS) };
  } catch {
    return { problem: t`This picture cannot be read. Choose another one.` };
  }
}

export function saveSignature(doctorId: string, picture: File): Promise<boolean> {
  return submit(state.saving, async () => {
    const isStillHere = createUserGuard();
    await api.changeSignature(doctorId, picture);
    if (!isStillHere()) return;
    await load(signatureQuery(doctorId));
    showToast('success', t`Signature saved`);
  });
}

export function removeSignature(doctorId: string): Promise<boolean> {
  return submit(state.removing, async () => {
    const isStillHere = createUserGuard();
    await api.removeSignature(doctorId);
    if (!isStillHere()) return;
    const own = signatureQuery(doctorId);
    dropRequest(own);
    // A reset would show the loading state, and the field would lose the focus.
    queryClient.setQueryData(own.queryKey, { picture: null });
    showToast('success', t`Signature removed`);
  });
}
