import * as z from 'zod/mini';
import { healthFactsBody, type HealthFacts, type Sex } from '../../contract/sharing.ts';
import { t } from '../../words/t.ts';

interface TypedDate {
  day: string;
  month: string;
  year: string;
}

export interface TypedHealthFacts {
  dateOfBirth: TypedDate;
  /** '' for none. */
  sex: Sex | '';
  allergies: string;
  medicines: string;
}

export const sexLabels: Record<Sex, string> = {
  female: t`Female`,
  male: t`Male`,
  other: t`Other`,
};

const EARLIEST = '1900-01-01';

/** @param today yyyy-MM-dd in India */
export function typedHealthFacts(today: string) {
  const dateOfBirth = z.optional(
    z.iso.date(t`Enter a day, a month and a year, such as 27 3 1988`).check(
      z.refine((date) => date <= today, t`The date of birth must not be in the future`),
      z.refine((date) => date >= EARLIEST, t`The year of birth must be 1900 or later`),
    ),
  );
  return z.pipe(
    z.transform(({ dateOfBirth: typed, sex, ...facts }: TypedHealthFacts): HealthFacts => ({
      ...facts,
      ...(sex !== '' && { sex }),
      ...(hasDate(typed) && { dateOfBirth: toDate(typed) }),
    })),
    z.extend(healthFactsBody, { dateOfBirth }),
  );
}

export function toTypedHealthFacts(facts: HealthFacts): TypedHealthFacts {
  const [year = '', month = '', day = ''] = facts.dateOfBirth?.split('-') ?? [];
  const { sex = '', allergies, medicines } = facts;
  return { dateOfBirth: { day, month, year }, sex, allergies, medicines };
}

function hasDate(typed: TypedDate): boolean {
  return Object.values(typed).some((part) => part.trim() !== '');
}

function toDate({ day, month, year }: TypedDate): string {
  return `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
}

/** In full years, from dates yyyy-MM-dd. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
