import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createPieceReader, toPieces } from './signal-pieces.ts';

test('any text arrives as it was sent, in pieces of fewer than 8,000 bytes', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 20_000, size: 'max' }), (text) => {
      const read = createPieceReader();
      const pieces = toPieces(JSON.stringify({ text }));
      for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThan(8000);
      const values = pieces.map(read);
      expect(values.pop()).toEqual({ text });
      expect(values.every((value) => value === null)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('a text of which a piece is missing is dropped, and the next one arrives', () => {
  const long = () => toPieces(JSON.stringify('a'.repeat(30_000)));
  for (const lost of [0, 1, 3]) {
    const read = createPieceReader();
    const rest = long().filter((_, index) => index !== lost);
    expect(rest.map(read)).toEqual([null, null, null]);
    expect(long().map(read)).toEqual([null, null, null, 'a'.repeat(30_000)]);
  }
});

test.each(['', 'text', 'a 1/1 "b"', '0123456789abcdefghijkl 1/1 {'])(
  'a notification of another application is ignored: "%s"',
  (piece) => {
    expect(createPieceReader()(piece)).toBeNull();
  },
);
