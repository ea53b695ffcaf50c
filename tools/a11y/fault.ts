import { array, number, object, string, type output } from 'zod/mini';

const fault = object({
  /** axe's rule id (with `?` if undecided), or one of `in-page`. */
  rule: string(),
  element: string(),
  says: string(),
  /** Indexes of `reviewed.ts` entries. */
  matches: array(number()),
});

export type Fault = output<typeof fault>;

export const faultList = array(fault);
