import * as z from 'zod/mini';
import { visitNotes, type MedicalRecord, type VisitNotes } from '../contract/records.ts';

/** What a doctor has typed of a visit so far, measurements as they stand in their boxes. */
export const visitDraft = z.object({
  diagnosis: z.string(),
  prescription: z.string(),
  notes: z.string(),
  /** In mmHg. */
  systolic: z.string(),
  /** In mmHg. */
  diastolic: z.string(),
  /** Beats a minute. */
  pulse: z.string(),
  /** In mg/dL. */
  bloodSugar: z.string(),
  /** In kilograms. */
  weight: z.string(),
});

export type VisitDraft = z.infer<typeof visitDraft>;

export const emptyVisitDraft: VisitDraft = {
  diagnosis: '',
  prescription: '',
  notes: '',
  systolic: '',
  diastolic: '',
  pulse: '',
  bloodSugar: '',
  weight: '',
};

/** A draft that becomes a visit's notes; each message of the contract stands at its box. */
export const visitNotesForm = z.pipe(
  visitDraft,
  z.transform((draft, context): VisitNotes => {
    const notes = visitNotes.safeParse(bodyOf(draft));
    if (notes.success) return notes.data;
    for (const { path, message } of notes.error.issues) {
      const field = draftFieldOf(path.join('.'));
      context.issues.push({ code: 'custom', message, path: field ? [field] : [], input: draft });
    }
    return z.NEVER;
  }),
);

/** The box that a field of a body belongs to: 'systolic' for 'record.vitals.bloodPressure.systolic'; null for none. */
export function draftFieldOf(path: string): keyof VisitDraft | null {
  return z.keyof(visitDraft).safeParse(path.split('.').at(-1)).data ?? null;
}

/** Whether nothing has been typed. */
export function isEmptyDraft(draft: VisitDraft): boolean {
  return Object.values(draft).every((text) => text.trim() === '');
}

/** The record that was written at a visit, where there is one. */
export function recordOfVisit(
  records: readonly MedicalRecord[],
  visitId: string,
): MedicalRecord | undefined {
  return records.find(({ appointmentId }) => appointmentId === visitId);
}

/** Whether a record holds the words of these notes: then they have been saved, though the answer may be lost. */
export function isSameRecord(record: VisitNotes, notes: VisitNotes): boolean {
  return (['diagnosis', 'prescription', 'notes'] as const).every(
    (part) => record[part] === notes[part],
  );
}

/** The body that a draft stands for; what was not measured is left out, and half a blood pressure is wrong. */
function bodyOf({ diagnosis, prescription, notes, ...boxes }: VisitDraft) {
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
  return { diagnosis, prescription, notes, ...(isMeasured && { vitals }) };
}

/** The number in a box; NaN for what is none, so that it is refused and not forgotten. */
function numberIn(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
