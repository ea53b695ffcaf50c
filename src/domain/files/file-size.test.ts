import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [245_760, '240 KB'],
  [1_048_575, '1 MB'],
  [1_258_291, '1.2 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are displayed as %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
