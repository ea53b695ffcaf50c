import { proxy, ref, useSnapshot } from 'valtio';
import * as api from '../api/records.ts';
import type { MedicalRecord } from '../contract/records.ts';
import type { Loadable } from '../domain/loadable.ts';
import { whenPersonChanges } from './auth.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';

interface RecordsState {
  /** Whose records these are: the viewer's own, or those of a patient whom the doctor sees. */
  patientId: string;
  records: Held<MedicalRecord[]> | null;
  listError: Problem | null;
  selectedRecord: Held<MedicalRecord> | null;
  recordError: Problem | null;
}

const initial = (): RecordsState => ({
  patientId: '',
  records: null,
  listError: null,
  selectedRecord: null,
  recordError: null,
});

const state = proxy(initial());
let listTurns = 0;
let recordTurns = 0;
whenPersonChanges(resetRecords);

/** The medical records of a patient, the latest first. */
export function useRecords(patientId: string): Loadable<MedicalRecord[]> {
  const { records, listError, ...of } = useSnapshot(state);
  return of.patientId === patientId ? loadableOf(records, listError) : { status: 'loading' };
}

/** The record that is open. */
export function useSelectedRecord(id: string): Loadable<MedicalRecord> {
  const { selectedRecord, recordError } = useSnapshot(state);
  return loadableOf(selectedRecord?.id === id ? selectedRecord : null, recordError);
}

/** Loads a patient's records; what is there of the same patient stays in view meanwhile. */
export async function loadRecords(patientId: string): Promise<void> {
  if (state.patientId !== patientId) {
    patch(state, { patientId, records: null, listError: null });
  }
  listTurns += 1;
  const turn = listTurns;
  try {
    const records = await api.listRecords(patientId);
    if (turn === listTurns) patch(state, { records: ref(records), listError: null });
  } catch (error) {
    if (turn === listTurns) state.listError = problemOf(error);
  }
}

/** Opens a record; one that is in the list shows at once. */
export async function selectRecord(id: string): Promise<void> {
  const listed = state.records?.find((record) => record.id === id);
  if (state.selectedRecord?.id !== id) state.selectedRecord = listed ? ref(listed) : null;
  recordTurns += 1;
  const turn = recordTurns;
  state.recordError = null;
  try {
    const record = await api.getRecord(id);
    if (turn === recordTurns) state.selectedRecord = ref(record);
  } catch (error) {
    if (turn === recordTurns) state.recordError = problemOf(error);
  }
}

/** Forgets all records; what is still on its way belongs to whoever asked for it, and is dropped. */
export function resetRecords(): void {
  listTurns += 1;
  recordTurns += 1;
  patch(state, initial());
}
