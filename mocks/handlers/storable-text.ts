import { isStorable } from '../../src/contract/text.ts';
import { ApiError } from './api-error.ts';

/** NUL or a surrogate, percent-encoded: a URL cannot have them otherwise, and decoding hides the surrogate. */
const unstorableInUrl = /%00|%ED%[AB][\dA-F]%[89AB][\dA-F]/i;

const message = 'This has characters that cannot be saved.';

/** Refuses an address whose path or query would decode to text that cannot be stored. */
export function checkAddress(url: string): void {
  if (unstorableInUrl.test(url)) throw new ApiError('invalid-request', message);
}

/** Refuses text that cannot be stored, wherever in a value it is, by the name of its field. */
export function checkTexts(value: unknown): void {
  // A list instead of recursion: JSON may be nested deeper than the stack.
  const open: [path: string, value: unknown][] = [['', value]];
  for (const [path, part] of open) {
    if (typeof part === 'string') {
      if (!isStorable(part)) throw refusal(path);
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) {
        if (!isStorable(key)) throw refusal(path);
        open.push([path === '' ? key : `${path}.${key}`, inner]);
      }
    }
  }
}

function refusal(path: string): ApiError {
  return new ApiError(
    'invalid-request',
    message,
    path === '' ? {} : { fields: { [path]: message } },
  );
}
