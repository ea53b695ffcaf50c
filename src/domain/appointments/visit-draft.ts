import * as z from 'zod/mini';
import {
  MAX_PRESCRIPTION_LINES,
  visitNotes,
  type MedicalRecord,
  type PrescriptionLine,
  type VisitNotes,
} from '../../contract/records.ts';
import { t } from '../../words/t.ts';
import { OTHER_DAY } from './follow-up.ts';

const lineDraft = z.object({
  medicine: z.string(),
  dose: z.string(),
  when: z.string(),
  duration: z.string(),
  remarks: z.string(),
});

export const visitDraft = z.object({
  diagnosis: z.string(),
  prescription: z.string(),
  /** A draft that was stored before prescriptions had lines has none. */
  prescriptionLines: z._default(z.array(lineDraft), []),
  notes: z.string(),
  /** mmHg. */
  systolic: z.string(),
  /** mmHg. */
  diastolic: z.string(),
  /** Beats per minute. */
  pulse: z.string(),
  /** mg/dL. */
  bloodSugar: z.string(),
  /** Kilograms. */
  weight: z.string(),
  /** Around which to see the patient again. '' for none, or `OTHER_DAY` until a day is chosen. */
  followUpDate: z._default(z.string(), ''),
});

export type LineDraft = Readonly<z.infer<typeof lineDraft>>;
export type VisitDraft = Omit<z.infer<typeof visitDraft>, 'prescriptionLines'> & {
  prescriptionLines: readonly LineDraft[];
};
/** Typed in one field. */
export type VisitText = Exclude<keyof VisitDraft, 'prescriptionLines' | 'followUpDate'>;

export const emptyLine: LineDraft = { medicine: '', dose: '', when: '', duration: '', remarks: '' };

export const emptyVisitDraft: VisitDraft = {
  diagnosis: '',
  prescription: '',
  prescriptionLines: [],
  notes: '',
  systolic: '',
  diastolic: '',
  pulse: '',
  bloodSugar: '',
  weight: '',
  followUpDate: '',
};

export const visitNotesForm = z.pipe(
  visitDraft,
  z.transform((draft, context): VisitNotes => {
    const notes = visitNotes.safeParse(toVisitNotes(draft));
    if (draft.followUpDate === OTHER_DAY) {
      const message = t`Choose a day, or ‘Not planned’.`;
      context.issues.push({ code: 'custom', message, path: ['followUpDate'], input: draft });
    }
    if (notes.success) return notes.data;
    for (const { path, message } of notes.error.issues) {
      const field = getDraftField(path.join('.'), draft);
      context.issues.push({
        code: 'custom',
        message,
        path: field?.split('.') ?? [],
        input: draft,
      });
    }
    return z.NEVER;
  }),
);

/** A path in the notes or the request. Returns the field's path in the draft. */
export function getDraftField(path: string, { prescriptionLines }: VisitDraft): string | null {
  const parts = path.split('.');
  const list = parts.indexOf('prescriptionLines');
  if (list === -1) return z.keyof(visitDraft).safeParse(parts.at(-1)).data ?? null;
  const [name, number, ...rest] = parts.slice(list);
  // The notes leave out rows without text.
  const sent = [...prescriptionLines.keys()].filter(
    (index) => !isEmptyLine(prescriptionLines[index]),
  );
  const row = sent[Number(number)];
  return number === undefined || row === undefined
    ? 'prescriptionLines'
    : [name, row, ...rest].join('.');
}

export function isEmptyDraft({ prescriptionLines, ...texts }: VisitDraft): boolean {
  return Object.values(texts).every(isBlank) && prescriptionLines.every(isEmptyLine);
}

export function isEmptyLine(line: LineDraft | undefined): boolean {
  return Object.values(line ?? {}).every(isBlank);
}

const isBlank = (text: string) => text.trim() === '';

export function addLine(lines: readonly LineDraft[]): LineDraft[] {
  return hasRoom(lines) ? [...lines, { ...emptyLine }] : [...lines];
}

export function hasRoom(lines: readonly LineDraft[]): boolean {
  return lines.length < MAX_PRESCRIPTION_LINES;
}

/** @param records latest first */
export function findLastLines(
  records: readonly MedicalRecord[],
  doctorId: string,
): MedicalRecord | null {
  const hasLines = ({ prescriptionLines = [] }: MedicalRecord) => prescriptionLines.length > 0;
  return records.find((record) => record.doctorId === doctorId && hasLines(record)) ?? null;
}

export function toLineDrafts(lines: readonly PrescriptionLine[] = []): LineDraft[] {
  return lines.slice(0, MAX_PRESCRIPTION_LINES).map((line) => ({ ...emptyLine, ...line }));
}

/** Detects notes that were saved although the response was lost. */
export function isSameRecord(record: VisitNotes, notes: VisitNotes): boolean {
  const hasSameTexts = (['diagnosis', 'prescription', 'notes'] as const).every(
    (part) => record[part] === notes[part],
  );
  return hasSameTexts && toLineKey(record) === toLineKey(notes);
}

function toLineKey({ prescriptionLines }: VisitNotes): string {
  return JSON.stringify(toLineDrafts(prescriptionLines));
}

/** A blood pressure with only one value fails validation. */
function toVisitNotes(draft: VisitDraft) {
  const {
    diagnosis,
    prescription,
    prescriptionLines: rows,
    notes,
    followUpDate: _followUpDate,
    ...boxes
  } = draft;
  const prescriptionLines = rows.filter((row) => !isEmptyLine(row)).map(toLine);
  const { systolic, diastolic, ...others } = boxes;
  const bloodPressure = { systolic: numberIn(systolic), diastolic: numberIn(diastolic) };
  const isPressureTaken = Object.values(bloodPressure).some((value) => value !== undefined);
  const vitals = {
    ...(isPressureTaken && { bloodPressure }),
    ...Object.fromEntries(
      Object.entries(others)
        .map(([name, text]) => [name, numberIn(text)] as const)
        .filter(([, value]) => value !== undefined),
    ),
  };
  const isMeasured = Object.keys(vitals).length > 0;
  return {
    diagnosis,
    prescription,
    ...(prescriptionLines.length > 0 && { prescriptionLines }),
    notes,
    ...(isMeasured && { vitals }),
  };
}

function toLine({ medicine, ...parts }: LineDraft): PrescriptionLine {
  return {
    medicine,
    ...Object.fromEntries(Object.entries(parts).filter(([, text]) => !isBlank(text))),
  };
}

/** Returns NaN for invalid text, so that the form shows an error. */
function numberIn(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
