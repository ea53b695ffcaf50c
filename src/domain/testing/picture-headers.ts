const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();

type Header = (width: number, height: number) => Uint8Array<ArrayBuffer>;

/** The first bytes of pictures, up to the last one that tells their size; nothing can decode them. */
export const pictureHeaders: Record<
  'a JPEG' | 'a PNG' | 'a GIF' | 'a lossy WebP' | 'a lossless WebP' | 'an extended WebP',
  Header
> = {
  'a JPEG': (width, height) =>
    Uint8Array.from([
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      16,
      ...ascii('JFIF'),
      0,
      1,
      1,
      0,
      0,
      1,
      0,
      1,
      0,
      0,
      0xff,
      0xff,
      0xc4,
      0,
      3,
      0,
      0xff,
      0xc2,
      0,
      17,
      8,
      ...big(height, 2),
      ...big(width, 2),
    ]),
  'a PNG': (width, height) =>
    Uint8Array.from([
      0x89,
      ...ascii('PNG\r\n\x1a\n'),
      0,
      0,
      0,
      13,
      ...ascii('IHDR'),
      ...big(width, 4),
      ...big(height, 4),
    ]),
  'a GIF': (width, height) =>
    Uint8Array.from([...ascii('GIF89a'), ...little(width, 2), ...little(height, 2)]),
  'a lossy WebP': (width, height) =>
    Uint8Array.from([
      ...ascii('RIFF'),
      0,
      0,
      0,
      0,
      ...ascii('WEBPVP8 '),
      0,
      0,
      0,
      0,
      0x30,
      1,
      0,
      0x9d,
      1,
      0x2a,
      ...little(width, 2),
      ...little(height, 2),
    ]),
  'a lossless WebP': (width, height) =>
    Uint8Array.from([
      ...ascii('RIFF'),
      0,
      0,
      0,
      0,
      ...ascii('WEBPVP8L'),
      0,
      0,
      0,
      0,
      0x2f,
      ...little(width - 1 + (height - 1) * 2 ** 14, 4),
    ]),
  'an extended WebP': (width, height) =>
    Uint8Array.from([
      ...ascii('RIFF'),
      0,
      0,
      0,
      0,
      ...ascii('WEBPVP8X'),
      10,
      0,
      0,
      0,
      0x10,
      0,
      0,
      0,
      ...little(width - 1, 3),
      ...little(height - 1, 3),
    ]),
};
