import * as z from 'zod/mini';
import { visitNotes, type MedicalRecord, type VisitNotes } from '../../contract/records.ts';

export const visitDraft = z.object({
  diagnosis: z.string(),
  prescription: z.string(),
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

export const visitNotesForm = z.pipe(
  visitDraft,
  z.transform((draft, context): VisitNotes => {
    const notes = visitNotes.safeParse(toVisitNotes(draft));
    if (notes.success) return notes.data;
    for (const { path, message } of notes.error.issues) {
      const field = getDraftField(path.join('.'));
      context.issues.push({ code: 'custom', message, path: field ? [field] : [], input: draft });
    }
    return z.NEVER;
  }),
);

export function getDraftField(path: string): keyof VisitDraft | null {
  return z.keyof(visitDraft).safeParse(path.split('.').at(-1)).data ?? null;
}

export function isEmptyDraft(draft: VisitDraft): boolean {
  return Object.values(draft).every((text) => text.trim() === '');
}

export function recordOfVisit(
  records: readonly MedicalRecord[],
  visitId: string,
): MedicalRecord | undefined {
  return records.find(({ appointmentId }) => appointmentId === visitId);
}

/** Detects notes that were saved although the response was lost. */
export function isSameRecord(record: VisitNotes, notes: VisitNotes): boolean {
  return (['diagnosis', 'prescription', 'notes'] as const).every(
    (part) => record[part] === notes[part],
  );
}

/** A blood pressure with only one value fails validation. */
function toVisitNotes({ diagnosis, prescription, notes, ...boxes }: VisitDraft) {
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

/** Returns NaN for invalid text, so that the form shows an error. */
function numberIn(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}
