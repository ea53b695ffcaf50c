import { array, number, object, string, type output } from 'zod/mini';

const finding = object({
  /** An axe rule id (with `?` if axe could not decide), or one of `in-page`. */
  rule: string(),
  element: string(),
  says: string(),
  matches: array(number()),
});

export type Finding = output<typeof finding>;

export const findingList = array(finding);
