import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../api/http/client.ts';
import type { MedicalRecord } from '../../contract/records.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { resetSession, startSession } from '../../state/session/session.ts';
import { useRecordSignature } from './use-record-signature.ts';

vi.mock('../../api/http/client.ts');

const record: MedicalRecord = {
  id: 'record-1',
  patientId: 'arjun',
  doctorId: 'farah',
  date: '2026-11-09',
  diagnosis: 'Influenza',
  prescription: '',
  notes: '',
  doctor: { id: 'farah', name: 'Farah Qureshi', specialty: 'ENT', profilePicture: null },
};
const signed = { ...record, hasSignature: true };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [name, role] = ['Ananya Krishnan', 'doctor'] as const;
  startSession({ id: 'ananya', name, role, profilePicture: null }, 'token-1');
  vi.mocked(call).mockResolvedValue(new File(['ink'], 'signature.jpg', { type: 'image/jpeg' }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:signature', revokeObjectURL: () => {} }),
  );
});

afterEach(() => {
  resetSession();
  queryClient.clear();
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

it('reads the signature of a record once, however often the doctor comes back to it', async () => {
  const show = () => renderHook(() => useRecordSignature(signed));
  const { result, unmount } = show();
  const ready = { status: 'ready', data: 'blob:signature' };
  await waitFor(() => expect(result.current.signature).toEqual(ready));
  for (const event of ['focus', 'online']) {
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    await act(async () => window.dispatchEvent(new Event(event)));
  }
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  const again = show();
  await waitFor(() => expect(again.result.current.signature).toEqual(ready));
  expect(call).toHaveBeenCalledOnce();
});

it('requests nothing for a record without a signature', () => {
  const { result } = renderHook(() => useRecordSignature(record));
  expect(result.current.signature).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
