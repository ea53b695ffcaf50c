import { array, number, object, string, type output } from 'zod/mini';

const fault = object({
  /** axe's rule id, with `?` if undecided, or a rule from `in-page`. */
  rule: string(),
  element: string(),
  says: string(),
  /** Indexes of matching entries in `reviewed.ts`. */
  matches: array(number()),
});

export type Fault = output<typeof fault>;

export const faultList = array(fault);
