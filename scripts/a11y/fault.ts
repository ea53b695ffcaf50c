import { array, number, object, string, type output } from 'zod/mini';

const fault = object({
  /** Axe's name of the rule, with a question mark for what it could not decide, or one of our own: see `in-page`. */
  rule: string(),
  /** The element as a person would look for it: its tag, role and first words. */
  element: string(),
  /** What is wrong with it, in a sentence. */
  says: string(),
  /** Which entries of `reviewed.ts` have a selector that the element matches, by their place in the list. */
  matches: array(number()),
});

/** Something a check found on a page. */
export type Fault = output<typeof fault>;

/** What the checks send back from a page. */
export const faultList = array(fault);
