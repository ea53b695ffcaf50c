export interface Submission {
  isSubmitting: boolean;
  error: string | null;
  fieldErrors: Readonly<Record<string, string>>;
}

export const idleSubmission: Submission = { isSubmitting: false, error: null, fieldErrors: {} };

/** @returns null if the fields already show all errors */
export function formError(
  { error, fieldErrors }: Submission,
  fields: readonly string[],
): string | null {
  const refused = Object.keys(fieldErrors);
  const isSaid = refused.every((name) => fields.includes(name.split('.')[0] ?? ''));
  return refused.length > 0 && isSaid ? null : error;
}
