import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { MedicalRecord, VisitNotes } from '../../contract/records.ts';
import { emptyLine, emptyVisitDraft } from '../../domain/appointments/visit-draft.ts';
import { appointmentList } from './appointments.ts';
import { recordList } from '../records.ts';
import { clearDrafts } from '../core/clear-drafts.ts';
import { visitDraftKey } from '../core/draft-keys.ts';
import { load, queryClient } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import {
  changeVisitNotes,
  completeVisit,
  currentVisitNotes,
  discardVisitNotes,
  openVisitNotes,
  resetVisitNotes,
} from './visit-notes.ts';

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-21',
  time: '09:30',
  appointmentType: 'in-person',
  notes: 'Chest feels tight.',
  status: 'scheduled',
  createdAt: '2026-11-20T04:30:00Z',
  price: { amountMinor: 10_000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

const notes: VisitNotes = {
  diagnosis: 'Stable angina',
  prescription: 'Aspirin 75 mg, one a day',
  notes: '',
  vitals: { pulse: 76 },
};

const record: MedicalRecord = {
  ...notes,
  id: 'record-1',
  patientId: 'meera',
  doctorId: 'ananya',
  date: visit.date,
  appointmentId: visit.id,
  doctor: visit.doctor,
};

const completed = () =>
  Response.json({
    success: true,
    message: 'The appointment is completed.',
    appointment: { ...visit, status: 'completed' },
  });
const refused = (status: number, body: object) => () =>
  Response.json({ success: false, ...body }, { status });
const closed = refused(409, {
  message: 'This appointment is already completed.',
  code: 'invalid-transition',
});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let complete: () => Response | Promise<Response>;
let records: MedicalRecord[];
let sent: unknown[];

beforeEach(() => {
  sent = [];
  records = [];
  complete = completed;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/appointments/ananya') return Response.json([visit]);
    if (url === '/api/patients/meera/records') return Response.json(records);
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return complete();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  openVisitNotes('ananya', 'visit-1');
});

afterEach(() => {
  resetVisitNotes();
  queryClient.clear();
  resetToasts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function reload(doctorId = 'ananya', appointmentId = 'visit-1') {
  resetVisitNotes();
  openVisitNotes(doctorId, appointmentId);
}

const diagnosis = () => currentVisitNotes().draft.diagnosis;

describe('a record draft', () => {
  it('survives a reload', () => {
    changeVisitNotes({ diagnosis: 'Stable angina' });
    changeVisitNotes({ pulse: '76' });
    reload();
    expect(currentVisitNotes().draft).toEqual({
      ...emptyVisitDraft,
      diagnosis: 'Stable angina',
      pulse: '76',
    });
  });

  it('keeps its medicines in their order through a reload', () => {
    const prescriptionLines = [
      { ...emptyLine, medicine: 'Zinc 20 mg' },
      emptyLine,
      { ...emptyLine, medicine: 'Aspirin 75 mg', remarks: 'After food' },
    ];
    changeVisitNotes({ prescriptionLines });
    reload();
    expect(currentVisitNotes().draft).toEqual({ ...emptyVisitDraft, prescriptionLines });
    changeVisitNotes({ prescriptionLines: [emptyLine] });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is stored separately for each visit and doctor', () => {
    changeVisitNotes({ diagnosis: 'Stable angina' });
    reload('ananya', 'visit-2');
    expect(diagnosis()).toBe('');
    reload('gill', 'visit-1');
    expect(diagnosis()).toBe('');
    reload();
    expect(diagnosis()).toBe('Stable angina');
  });

  it('survives a new login by the same doctor, and is cleared at logout or when another user signs in', () => {
    changeVisitNotes({ diagnosis: 'Stable angina' });
    clearDrafts('ananya');
    expect(sessionStorage).toHaveLength(1);
    clearDrafts('gill');
    expect(sessionStorage).toHaveLength(0);
    changeVisitNotes({ diagnosis: 'Stable angina' });
    clearDrafts(null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is removed from storage when the doctor clears its fields', () => {
    changeVisitNotes({ diagnosis: 'S' });
    changeVisitNotes({ diagnosis: '' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is cleared when the doctor discards it, after which a new draft can be started', () => {
    changeVisitNotes({ diagnosis: 'Stable angina' });
    discardVisitNotes();
    expect(sessionStorage).toHaveLength(0);
    changeVisitNotes({ diagnosis: 'Myalgia' });
    reload();
    expect(diagnosis()).toBe('Myalgia');
  });

  it('starts empty if the stored draft is invalid', () => {
    sessionStorage.setItem(visitDraftKey('ananya', 'visit-1'), '{"diagnosis":7}');
    reload();
    expect(currentVisitNotes().draft).toEqual(emptyVisitDraft);
  });
});

describe('completing a visit', () => {
  it('sends the record, updates the appointment list and clears the draft', async () => {
    await load(appointmentList('ananya'));
    changeVisitNotes({ diagnosis: 'Stable angina' });
    expect(await completeVisit(visit, notes)).toBe(true);
    expect(sent).toEqual([{ url: '/api/appointments/visit-1/complete', body: { record: notes } }]);
    expect(queryClient.getQueryData(appointmentList('ananya').queryKey)).toMatchObject([
      { status: 'completed' },
    ]);
    expect(currentToasts().map(({ message }) => message)).toEqual(['Visit completed']);
    expect(sessionStorage).toHaveLength(0);
    reload();
    expect(diagnosis()).toBe('');
  });

  it('outdates the list of records, which may be shown later', async () => {
    const list = recordList('meera');
    records = [];
    await load(list);
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(false);
    await completeVisit(visit, notes);
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  it('sends only one request on a double tap', async () => {
    expect(await Promise.all([completeVisit(visit, notes), completeVisit(visit, notes)])).toEqual([
      true,
      false,
    ]);
    expect(sent).toHaveLength(1);
  });

  it('succeeds when a retry after a lost response finds the same record already saved', async () => {
    changeVisitNotes({ diagnosis: 'Stable angina' });
    complete = closed;
    records = [record];
    expect(await completeVisit(visit, notes)).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a failed completion', () => {
  beforeEach(() => changeVisitNotes({ diagnosis: 'Stable angina', pulse: '76' }));

  async function tryInVain() {
    expect(await completeVisit(visit, notes)).toBe(false);
    const after = { ...currentVisitNotes() };
    reload();
    expect(currentVisitNotes().draft).toMatchObject({ diagnosis: 'Stable angina', pulse: '76' });
    return after;
  }

  it('keeps the draft if there is no connection, and says that the server cannot be reached', async () => {
    complete = lost;
    const { error, isSubmitting } = await tryInVain();
    expect(error).toContain('cannot be reached');
    expect(isSubmitting).toBe(false);
  });

  it('keeps the draft if the visit was cancelled in the meantime', async () => {
    complete = refused(409, {
      message: 'This appointment is already cancelled.',
      code: 'invalid-transition',
    });
    expect((await tryInVain()).error).toBe('This appointment is already cancelled.');
  });

  it('keeps the draft if the visit was already completed with another record', async () => {
    complete = closed;
    records = [{ ...record, diagnosis: 'Myalgia' }];
    expect((await tryInVain()).error).toBe('This appointment is already completed.');
  });

  it('shows validation errors next to their fields', async () => {
    complete = refused(400, {
      message: 'Pulse must be 20 to 250',
      code: 'invalid-request',
      fields: { 'record.vitals.pulse': 'Pulse must be 20 to 250', record: 'Something else' },
    });
    expect((await tryInVain()).fieldErrors).toEqual({ pulse: 'Pulse must be 20 to 250' });
  });

  it('clears the error message when the doctor edits the form again', async () => {
    complete = lost;
    await completeVisit(visit, notes);
    changeVisitNotes({ pulse: '78' });
    expect(currentVisitNotes().error).toBeNull();
  });
});
