import * as z from 'zod/mini';
import { hasAtMost, mostUnits } from './text-length.ts';
import { isBlank, withoutBidiControls, withoutIgnorables } from './text.ts';

export const id = z.string().check(z.minLength(1), z.maxLength(64));

export const idParams = z.object({ id });

/** yyyy-MM-dd, in India time. */
export const calendarDate = z.iso.date('Date must be a day such as 2026-11-25');

/** HH:mm, in India time. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Time must be HH:mm, such as 09:30'));

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** `amountMinor` is in paise or cents. */
export const money = z.object({
  amountMinor: z.int().check(z.nonnegative()),
  currency: z.enum(['INR', 'USD']),
});

export const role = z.enum(['patient', 'doctor'], 'Role is required');

/** Counts graphemes. The limit in JSON Schema is higher, because it counts UTF-16 units. */
export const maxCharacters = (most: number, subject: string) => {
  const message = `${subject} must be at most ${most.toLocaleString('en-IN')} characters`;
  return [
    z.maxLength(mostUnits(most), message),
    z.refine<string>((text) => hasAtMost(text, most), message),
  ] as const;
};

export const optionalText = (most: number, subject: string) =>
  z.string().check(z.trim(), ...maxCharacters(most, subject));

const visibleText = (missing: string, most: number, subject: string) =>
  [
    z.trim(),
    z.minLength(1, missing),
    z.refine<string>((text) => !isBlank(text), missing),
    ...maxCharacters(most, subject),
  ] as const;

export const requiredText = (missing: string, most: number, subject: string) =>
  z.string(missing).check(...visibleText(missing, most, subject));

const isLine = (subject: string) =>
  z.refine<string>(
    (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text),
    `${subject} must be one line, without tabs or control characters`,
  );

/**
 * For names and other texts that are one line of a form. Default-ignorable characters are removed,
 * because users cannot see them. Control characters are refused.
 */
export const requiredLine = (missing: string, most: number, subject: string) =>
  z
    .string(missing)
    .check(z.overwrite(withoutIgnorables), ...visibleText(missing, most, subject), isLine(subject));

export const optionalLine = (most: number, subject: string) =>
  z
    .string()
    .check(
      z.overwrite(withoutBidiControls),
      z.trim(),
      ...maxCharacters(most, subject),
      isLine(subject),
    );

/** URL. Null shows a generic portrait. */
export const picture = z.nullable(z.string().check(z.maxLength(2048)));

export const doneResponse = z.object({ success: z.literal(true), message: z.string() });

export type Money = z.infer<typeof money>;
export type Role = z.infer<typeof role>;
