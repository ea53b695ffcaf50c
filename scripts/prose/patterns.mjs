/**
 * Words that CareSetu avoids, each with its replacement (docs/glossary.md). Never add technical
 * terms such as 'hold a lock' or 'keep-alive'.
 * @typedef {object} Pattern
 * @property {string} find a regular expression; a space matches any white space
 * @property {string} say advice
 * @property {true} [isProseOnly] not checked in strings, which may contain code or users' texts
 */

/** @type {readonly Pattern[]} */
export const patterns = [
  { find: 'the own', say: "the user's own, the caller's own" },
  { find: 'anew', say: 'again, or nothing' },
  { find: '(?:is|are|was|were|be|been|being) told', say: 'is notified, gets, knows' },
  { find: '(?:tells?|told|telling) of', say: 'reports, publishes' },
  { find: '(?:hears?|heard|hearing) of', say: 'receives, is notified of' },
  { find: '(?:is|are) news|late news|news of', say: 'event, update' },
  { find: '(?:stand|stands|stood) (?:here|there|first|last|alone)', say: 'is, are' },
  // Patients may stand in a queue, and the logo stands on a river bank.
  {
    find: '(?:stand|stands|stood) (?:above|below|under|beside|behind|between|around|within|outside|at|on(?! one| the other)|in(?! line| (?:the|a) (?:hospital|queue)))',
    say: 'is, are',
  },
  { find: 'as (?:it|they) (?:stands?|stood)', say: 'unchanged' },
  { find: '(?:what|it|that|which|who) lies', say: 'is' },
  { find: '(?:take|takes|took|taken|taking) up', say: 'load, apply, store' },
  { find: 'forgets?', say: 'clear, remove', isProseOnly: true },
  { find: '(?:is|are|was|were|be|been) asked for', say: 'is requested' },
  { find: 'by itself', say: 'automatically, alone, or nothing' },
  // Rejects 'a file of its own', but accepts 'the code of its own attempt'.
  {
    find: 'of (?:its|their|his|her) own(?= ?(?:[.,;:)]|$)| (?:and|at|but|by|for|from|has|in|is|on|or|that|to|with)\\b)',
    say: 'its own X',
  },
  { find: 'meanwhile', say: 'in the meantime, or nothing' },
  { find: 'whoever|whomever|whosoever', say: 'the user, the client' },
  { find: 'nobody', say: 'no one', isProseOnly: true },
  { find: 'somebody', say: 'someone, the user', isProseOnly: true },
  {
    find: '(?:goodbye|farewell|patience)s?',
    say: 'disconnect, logout, timeout',
    isProseOnly: true,
  },
  { find: '(?:a|each|every|another|one|last) try', say: 'attempt, retry', isProseOnly: true },
  {
    find: '(?:can|cannot|could|to) (?:not )?be had',
    say: 'cannot be loaded, is not available',
  },
  { find: '(?:make|makes|made|making) way for', say: 'is replaced by' },
];

/** Words that delay the subject. Questions may start with them. */
export const opener = /^(?:what|whether|who|whoever|where)\b/i;
export const openerAdvice =
  'begin with the noun: not ‘What stands under the field’ but ‘Help text’';
