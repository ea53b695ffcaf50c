export interface Submission {
  isSubmitting: boolean;
  /** The last attempt's message, or null. */
  error: string | null;
  /** The server's messages by field name. */
  fieldErrors: Readonly<Record<string, string>>;
}

export const unsent: Submission = { isSubmitting: false, error: null, fieldErrors: {} };

/** The form's own message: null if its fields show all of the errors. */
export function errorOfWhole(
  { error, fieldErrors }: Submission,
  fields: readonly string[],
): string | null {
  const refused = Object.keys(fieldErrors);
  const isSaid = refused.every((name) => fields.includes(name.split('.')[0] ?? ''));
  return refused.length > 0 && isSaid ? null : error;
}
