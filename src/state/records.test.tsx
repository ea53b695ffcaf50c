import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropSession, holdSession } from '../api/held-session.ts';
import { setApiConfig } from '../api/config.ts';
import type { MedicalRecord } from '../contract/records.ts';
import {
  loadRecords,
  resetRecords,
  selectRecord,
  useRecords,
  useSelectedRecord,
} from './records.ts';

const record: MedicalRecord = {
  id: 'knee',
  patientId: 'meera',
  doctorId: 'ananya',
  date: '2026-11-20',
  diagnosis: 'Knee strain, left',
  prescription: 'Ice, twice a day.',
  notes: '',
  doctor: { id: 'ananya', name: 'Dr. Ananya Krishnan', specialty: '', profilePicture: null },
};
const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;

let waiting: ((answer: Response) => void)[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('refresh-token')
      ? Promise.resolve(Response.json({ success: true, user: meera, accessToken: 'renewed' }))
      : new Promise<Response>((resolve) => waiting.push(resolve)),
  );
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  holdSession({ user: meera, accessToken: 'token' });
});

afterEach(() => {
  resetRecords();
  dropSession();
  vi.unstubAllGlobals();
});

const asked = (calls: number) => vi.waitFor(() => expect(waiting).toHaveLength(calls));

it('an answer that was asked for by the person before is not shown to the next one', async () => {
  const before = [loadRecords('meera'), selectRecord('knee')];
  await asked(2);
  resetRecords();
  void loadRecords('meera');
  void selectRecord('knee');
  await asked(4);
  waiting[0]?.(Response.json([record]));
  waiting[1]?.(Response.json(record));
  await Promise.all(before);
  expect(renderHook(() => useRecords('meera')).result.current).toEqual({ status: 'loading' });
  expect(renderHook(() => useSelectedRecord('knee')).result.current).toEqual({ status: 'loading' });
});

it('records of the same patient stay in view while they are asked for again', async () => {
  const first = loadRecords('meera');
  await asked(1);
  waiting[0]?.(Response.json([record]));
  await first;
  void loadRecords('meera');
  const { result } = renderHook(() => useRecords('meera'));
  expect(result.current).toEqual({ status: 'ready', data: [record] });
  expect(renderHook(() => useRecords('arjun')).result.current).toEqual({ status: 'loading' });
});
