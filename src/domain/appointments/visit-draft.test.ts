import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MedicalRecord, PrescriptionLine } from '../../contract/records.ts';
import { fieldErrors } from '../forms/field-errors.ts';
import {
  addLine,
  emptyLine,
  getDraftField,
  emptyVisitDraft,
  findLastLines,
  hasRoom,
  isEmptyDraft,
  isSameRecord,
  toLineDrafts,
  visitDraft,
  visitNotesForm,
  type VisitDraft,
} from './visit-draft.ts';
import { recordOfVisit } from '../records/record-of-visit.ts';

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

describe('the medicines of a draft', () => {
  const aspirin = { ...emptyLine, medicine: 'Aspirin 75 mg' };

  it('leave out rows and parts without text', () => {
    const prescriptionLines = [emptyLine, { ...aspirin, dose: ' ', when: 'At night' }, emptyLine];
    expect(visitNotesForm.parse({ ...flu, prescriptionLines }).prescriptionLines).toEqual([
      { medicine: 'Aspirin 75 mg', when: 'At night' },
    ]);
    const blank = { ...flu, prescriptionLines: [emptyLine] };
    expect(visitNotesForm.parse(blank)).not.toHaveProperty('prescriptionLines');
  });

  it('show an error at the field of their row, also below rows without text', () => {
    const prescriptionLines = [
      aspirin,
      emptyLine,
      { ...emptyLine, dose: '1 tablet' },
      { ...aspirin, remarks: 'x'.repeat(4000) },
    ];
    expect(errorsOf({ prescriptionLines })).toEqual({
      'prescriptionLines.2.medicine': 'Medicine is required',
      'prescriptionLines.3.remarks': 'The remarks must be at most 300 characters',
    });
  });

  it('show an error at the list if there are too many', () => {
    expect(errorsOf({ prescriptionLines: Array.from({ length: 41 }, () => aspirin) })).toEqual({
      prescriptionLines: 'A prescription must have at most 40 medicines',
    });
  });

  it('are saved in their order, and can be edited again as they were saved', () => {
    const text = fc.oneof(fc.constant(''), fc.stringMatching(/^[a-zA-Zक-ह]{1,30}$/));
    const row = fc.record({
      medicine: text,
      dose: text,
      when: text,
      duration: text,
      remarks: text,
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (prescriptionLines) => {
        const notes = visitNotesForm.safeParse({ ...flu, prescriptionLines }).data;
        const filled = prescriptionLines.filter((line) => Object.values(line).some(Boolean));
        expect(notes === undefined).toBe(filled.some(({ medicine }) => medicine === ''));
        if (notes) expect(toLineDrafts(notes.prescriptionLines)).toEqual(filled);
      }),
    );
  });

  it('are at most 40 rows', () => {
    let rows = [aspirin];
    for (let presses = 0; presses < 60; presses += 1) rows = addLine(rows);
    expect(rows).toHaveLength(40);
    expect(hasRoom(rows)).toBe(false);
    expect(toLineDrafts(Array.from({ length: 50 }, () => aspirin))).toHaveLength(40);
  });

  it('are none in a draft from before there were medicines', () => {
    const { prescriptionLines: _, ...old } = { ...flu, notes: 'Rest' };
    expect(visitDraft.parse(old)).toEqual({ ...flu, notes: 'Rest' });
  });
});

it('a draft is empty until something other than spaces is typed', () => {
  expect(isEmptyDraft({ ...emptyVisitDraft, notes: ' \n' })).toBe(true);
  const typed = { ...emptyVisitDraft, prescriptionLines: [emptyLine, emptyLine] };
  expect(isEmptyDraft(typed)).toBe(true);
  const last = { ...emptyLine, remarks: 'After food' };
  expect(isEmptyDraft({ ...typed, prescriptionLines: [emptyLine, last] })).toBe(false);
  expect(isEmptyDraft({ ...emptyVisitDraft, pulse: '7' })).toBe(false);
});

it('a server error appears at the matching field of the form', () => {
  const rows = [emptyLine, { ...emptyLine, medicine: 'Aspirin' }];
  const draft = { ...emptyVisitDraft, prescriptionLines: rows };
  const fieldOf = (path: string) => getDraftField(path, draft);
  expect(fieldOf('record.vitals.bloodPressure.systolic')).toBe('systolic');
  expect(fieldOf('record.diagnosis')).toBe('diagnosis');
  expect(fieldOf('record')).toBeNull();
  expect(fieldOf('record.prescriptionLines')).toBe('prescriptionLines');
  expect(fieldOf('record.prescriptionLines.0.dose')).toBe('prescriptionLines.1.dose');
  expect(fieldOf('record.prescriptionLines.9.dose')).toBe('prescriptionLines');
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

  it('equals notes with the same medicines in the same order', () => {
    const notes = { diagnosis: 'Influenza', prescription: 'Rest', notes: '' };
    const lines: PrescriptionLine[] = [{ medicine: 'Aspirin' }, { medicine: 'Zinc', dose: '1' }];
    const saved = { ...record, prescriptionLines: lines };
    expect(isSameRecord(saved, { ...notes, prescriptionLines: [...lines] })).toBe(true);
    expect(isSameRecord(saved, { ...notes, prescriptionLines: lines.toReversed() })).toBe(false);
    expect(isSameRecord(saved, notes)).toBe(false);
    expect(isSameRecord(record, { ...notes, prescriptionLines: lines })).toBe(false);
  });

  it('offers its medicines again only to the doctor who wrote it, the last one first', () => {
    const prescriptionLines = [{ medicine: 'Aspirin' }];
    const last = { ...record, id: 'last', prescriptionLines };
    const others = { ...last, id: 'others', doctorId: 'gill' };
    const earlier = { ...last, id: 'earlier' };
    expect(findLastLines([others, record, last, earlier], 'ananya')).toBe(last);
    expect(findLastLines([others, { ...record, prescriptionLines: [] }], 'ananya')).toBeNull();
  });
});
