/** How sending a form goes, as its part of a screen is told. */
export interface Submission {
  /** Whether a try is under way. */
  isSubmitting: boolean;
  /** Why the last try was refused, or null. */
  error: string | null;
  /** What the server said about single fields, by their names. */
  fieldErrors: Readonly<Record<string, string>>;
}

/** A form that has not been sent. */
export const unsent: Submission = { isSubmitting: false, error: null, fieldErrors: {} };

/** Why a form was refused as a whole: null where the fields that were refused, all of them its own, say it. */
export function errorOfWhole(
  { error, fieldErrors }: Submission,
  fields: readonly string[],
): string | null {
  const refused = Object.keys(fieldErrors);
  const isSaid = refused.every((name) => fields.includes(name.split('.')[0] ?? ''));
  return refused.length > 0 && isSaid ? null : error;
}
