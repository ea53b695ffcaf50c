import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MedicalRecord } from '../../contract/records.ts';
import { fieldErrors } from '../forms/field-errors.ts';
import {
  getDraftField,
  emptyVisitDraft,
  isEmptyDraft,
  isSameRecord,
  recordOfVisit,
  visitNotesForm,
  type VisitDraft,
} from './visit-draft.ts';

const flu = { ...emptyVisitDraft, diagnosis: 'Influenza' };
const errorsOf = (changes: Partial<VisitDraft>) =>
  fieldErrors(visitNotesForm, { ...flu, ...changes });

describe('a visit draft', () => {
  it('leaves out values that were not measured', () => {
    expect(visitNotesForm.parse({ ...flu, diagnosis: ' Influenza ' })).toEqual({
      diagnosis: 'Influenza',
      prescription: '',
      notes: '',
    });
  });

  it('converts typed text to numbers', () => {
    const draft = { ...flu, systolic: '120', diastolic: ' 80 ', weight: '64.5', bloodSugar: '96' };
    expect(visitNotesForm.parse(draft).vitals).toEqual({
      bloodPressure: { systolic: 120, diastolic: 80 },
      weight: 64.5,
      bloodSugar: 96,
    });
  });

  it('requires a diagnosis', () => {
    expect(errorsOf({ diagnosis: '  ' })).toEqual({ diagnosis: 'Diagnosis is required' });
  });

  it('shows the allowed range next to each field', () => {
    expect(errorsOf({ pulse: '400', weight: 'heavy', bloodSugar: '96.5' })).toEqual({
      pulse: 'Pulse must be 20 to 250',
      weight: 'Weight must be 1 to 400',
      bloodSugar: 'Blood sugar must be 20 to 900',
    });
  });

  it('requires both values of a blood pressure reading', () => {
    expect(errorsOf({ systolic: '120' })).toEqual({
      diastolic: 'Diastolic pressure must be 20 to 200',
    });
    expect(errorsOf({ diastolic: '80' })).toEqual({
      systolic: 'Systolic pressure must be 40 to 300',
    });
  });

  it("limits each text to the record's maximum length", () => {
    expect(errorsOf({ prescription: 'x'.repeat(2001), notes: 'x'.repeat(4001) })).toEqual({
      prescription: 'The prescription must be at most 2,000 characters',
      notes: 'Notes must be at most 4,000 characters',
    });
  });

  it('either shows an error or saves exactly the numbers that were typed', () => {
    const box = fc.oneof(fc.constant(''), fc.integer({ min: -5, max: 500 }).map(String));
    fc.assert(
      fc.property(box, box, box, (pulse, weight, bloodSugar) => {
        const draft = { ...flu, pulse, weight, bloodSugar };
        const notes = visitNotesForm.safeParse(draft).data;
        const errors = fieldErrors(visitNotesForm, draft);
        for (const name of ['pulse', 'weight', 'bloodSugar'] as const)
          if (notes) expect(String(notes.vitals?.[name] ?? '')).toBe(draft[name]);
        expect(notes === undefined).toBe(Object.keys(errors).length > 0);
      }),
    );
  });
});

it('a draft is empty until something other than spaces is typed', () => {
  expect(isEmptyDraft({ ...emptyVisitDraft, notes: ' \n' })).toBe(true);
  expect(isEmptyDraft({ ...emptyVisitDraft, pulse: '7' })).toBe(false);
});

it('a server error appears at the matching field of the form', () => {
  expect(getDraftField('record.vitals.bloodPressure.systolic')).toBe('systolic');
  expect(getDraftField('record.diagnosis')).toBe('diagnosis');
  expect(getDraftField('record')).toBeNull();
});

describe("a visit's record", () => {
  const record: MedicalRecord = {
    id: 'record-1',
    patientId: 'meera',
    doctorId: 'ananya',
    date: '2026-11-21',
    diagnosis: 'Influenza',
    prescription: 'Rest',
    notes: '',
    appointmentId: 'visit-1',
    doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
  };

  it("is found by the visit's id", () => {
    expect(recordOfVisit([record], 'visit-1')).toBe(record);
    expect(recordOfVisit([{ ...record, appointmentId: undefined }], 'visit-1')).toBeUndefined();
  });

  it('equals notes that contain the same text', () => {
    const notes = { diagnosis: 'Influenza', prescription: 'Rest', notes: '' };
    expect(isSameRecord(record, notes)).toBe(true);
    expect(isSameRecord(record, { ...notes, notes: 'Drink a lot.' })).toBe(false);
  });
});
