import { array, number, object, string, type output } from 'zod/mini';

const fault = object({
  /** axe's rule id, with `?` when axe could not decide, or one of our rules in `in-page`. */
  rule: string(),
  /** Tag, role and first words. */
  element: string(),
  says: string(),
  /** Indexes of the entries in `reviewed.ts` whose selector matches the element. */
  matches: array(number()),
});

export type Fault = output<typeof fault>;

export const faultList = array(fault);
