import { isStorable } from '../../../src/contract/text.ts';
import { ApiError } from './api-error.ts';

/** Matches a percent-encoded NUL or lone surrogate; decoding would hide the surrogate. */
const unstorableInUrl = /%00|%ED%[AB][\dA-F]%[89AB][\dA-F]/i;

const message = 'This contains characters that cannot be saved.';

export function checkAddress(url: string): void {
  if (unstorableInUrl.test(url)) throw new ApiError('invalid-request', message);
}

export function checkTexts(value: unknown): void {
  // Use a loop, because deeply nested JSON could exhaust the stack.
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
