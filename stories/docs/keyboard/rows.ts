import type { KeyRow, Target } from './table.ts';

export const button = (name: string): Target => ({ role: 'button', name });

/** For dialogs: Tab goes from the last element to the first, and back. */
export const focusStaysInside = (first: Target, last: Target): readonly [KeyRow, KeyRow] => [
  {
    keys: ['Tab'],
    does: 'Keeps focus inside: from the last element to the first',
    from: last,
    gives: [{ is: 'focused', what: first }],
  },
  {
    keys: ['Shift+Tab'],
    does: 'Moves focus backwards, from the first element to the last',
    from: first,
    gives: [{ is: 'focused', what: last }],
  },
];
