import { assert, constantFrom, integer, property, uint8Array } from 'fast-check';
import { expect, it } from 'vitest';
import { readPictureSize } from './picture-size.ts';
import { pictureHeaders } from '../testing/picture-headers.ts';

const kinds = Object.entries(pictureHeaders);

it.each(kinds)('readPictureSize() reads the size of %s', (_, header) => {
  expect(readPictureSize(header(1200, 800))).toEqual({ width: 1200, height: 800 });
  expect(readPictureSize(header(1, 16_383))).toEqual({ width: 1, height: 16_383 });
});

it('readPictureSize() reads the size of any picture, even if its bytes start inside a larger buffer', () => {
  const side = integer({ min: 1, max: 16_383 });
  assert(
    property(constantFrom(...kinds), side, side, ([, header], width, height) => {
      const bytes = header(width, height);
      const shifted = new Uint8Array(bytes.length + 7);
      shifted.set(bytes, 7);
      expect(readPictureSize(shifted.subarray(7))).toEqual({ width, height });
    }),
  );
});

it('readPictureSize() reads the largest size that a PNG header can declare', () => {
  const { 'a PNG': png } = pictureHeaders;
  expect(readPictureSize(png(2 ** 31 - 1, 2 ** 31 - 1))).toEqual({
    width: 2 ** 31 - 1,
    height: 2 ** 31 - 1,
  });
});

it('readPictureSize() ignores the preview that a camera embeds in a JPEG', () => {
  const { 'a JPEG': jpeg } = pictureHeaders;
  const preview = jpeg(160, 120);
  const whole = jpeg(4000, 3000);
  const length = preview.length + 2;
  const bytes = [
    0xff,
    0xd8,
    0xff,
    0xe1,
    length >> 8,
    length & 255,
    ...preview,
    ...whole.subarray(2),
  ];
  expect(readPictureSize(Uint8Array.from(bytes))).toEqual({ width: 4000, height: 3000 });
});

it.each([0x01, 0xd0, 0xd7, 0xd8])(
  'readPictureSize() finds the size after the JPEG marker %i, which has no length field',
  (marker) => {
    const { 'a JPEG': jpeg } = pictureHeaders;
    // These markers have no length field.
    const real = jpeg(65_500, 65_500).subarray(2);
    const small = jpeg(16, 16).subarray(2);
    const filler = new Uint8Array(0xffe0 - real.length);
    const bytes = [0xff, 0xd8, 0xff, marker, ...real, ...filler, ...small];
    expect(readPictureSize(Uint8Array.from(bytes))).toEqual({ width: 65_500, height: 65_500 });
  },
);

it("readPictureSize() returns the size of a GIF's first frame if that is larger than the canvas", () => {
  const gif = pictureHeaders['a GIF'](65_500, 65_500);
  gif.set([16, 0, 16, 0], 6);
  expect(readPictureSize(gif)).toEqual({ width: 65_500, height: 65_500 });
});

it('readPictureSize() returns null for a PNG that does not begin with its header', () => {
  const png = pictureHeaders['a PNG'](16, 16);
  png.set(new TextEncoder().encode('tEXt'), 12);
  expect(readPictureSize(png)).toBeNull();
});

it.each(kinds)('readPictureSize() returns null for a truncated header: %s', (_, header) => {
  const bytes = header(1200, 800);
  expect(readPictureSize(bytes.subarray(0, bytes.length - 1))).toBeNull();
});

it('readPictureSize() returns null for bytes that are not a picture, and always terminates', () => {
  assert(
    property(uint8Array({ maxLength: 64 }), (bytes) => {
      const size = readPictureSize(bytes);
      expect(size === null || size.width * size.height > 0).toBe(true);
    }),
  );
  expect(readPictureSize(new TextEncoder().encode('%PDF-1.7 of many pages'))).toBeNull();
  expect(readPictureSize(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2))).toBeNull();
});
