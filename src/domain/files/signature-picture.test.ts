import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureFile } from '../../contract/account.ts';
import { SIGNATURE_MAX_SIDE, signatureFile } from '../../contract/signature.ts';
import { pictureHeaders } from '../testing/picture-headers.ts';
import { checkSignature, findSideProblem, SIGNATURE_STORED_PIXELS } from './signature-picture.ts';

const side = fc.integer({ min: 1, max: 16_000 });
const header = fc.constantFrom(
  pictureHeaders['a JPEG'],
  pictureHeaders['a PNG'],
  pictureHeaders['a lossless WebP'],
);

it('findSideProblem() refuses a picture with a side of more than 4,000 pixels, and no other', () => {
  fc.assert(
    fc.property(header, side, side, (create, width, height) => {
      const isTooLarge = width > SIGNATURE_MAX_SIDE || height > SIGNATURE_MAX_SIDE;
      expect(findSideProblem(create(width, height)) !== null).toBe(isTooLarge);
    }),
  );
});

it('findSideProblem() checks the sides that a picture has once the app has scaled it', () => {
  fc.assert(
    fc.property(header, side, side, (create, width, height) => {
      const scale = Math.min(1, Math.sqrt(SIGNATURE_STORED_PIXELS / (width * height)));
      const isTooLarge = Math.round(Math.max(width, height) * scale) > SIGNATURE_MAX_SIDE;
      const problem = findSideProblem(create(width, height), SIGNATURE_STORED_PIXELS);
      expect(problem !== null).toBe(isTooLarge);
    }),
  );
});

it("checkSignature() accepts a phone's photo, which the server would refuse unscaled", async () => {
  const { 'a JPEG': jpeg } = pictureHeaders;
  const padding = new Uint8Array(3 * signatureFile.maxBytes);
  expect(await checkSignature(new File([jpeg(4032, 3024), padding], 'photo.jpg'))).toBeNull();
  expect(await checkSignature(new File([padding], 'photo.jpg'))).toBe(
    'Choose a JPEG, PNG or WebP file.',
  );
});

it('checkSignature() says in words what is wrong with the bytes, whatever the name', async () => {
  const { 'a PNG': png, 'a GIF': gif } = pictureHeaders;
  const check = (...content: BlobPart[]) => checkSignature(new File(content, 'mine.png'));
  expect(await check(png(4000, 4000))).toBeNull();
  expect(await check(png(20_000, 10))).toBe(
    'This picture is more than 4,000 pixels wide or high. Choose a smaller one.',
  );
  expect(await check(png(10, 10), new Uint8Array(pictureFile.maxBytes))).toBe(
    'This file is larger than 5 MB. Choose a smaller one.',
  );
  expect(await check(gif(10, 10))).toBe('Choose a JPEG, PNG or WebP file.');
  expect(await check('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(
    'Choose a JPEG, PNG or WebP file.',
  );
});
