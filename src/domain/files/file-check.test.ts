import { describe, expect, it, vi } from 'vitest';
import { pictureFile } from '../../contract/account.ts';
import { sharedFile } from '../../contract/messages.ts';
import { checkFile, inspectFile } from './file-check.ts';
import { pictureHeaders } from '../testing/picture-headers.ts';

const tenMegabytes = 10 * 1024 * 1024;

const textOf = (bytes: number) => new File(['a'.repeat(bytes)], 'notes.txt');

it('checkFile() accepts a file of an allowed type up to the exact size limit', async () => {
  expect(await checkFile(textOf(tenMegabytes), sharedFile)).toBeNull();
});

it('checkFile() rejects a file that is too large without reading it', async () => {
  const file = textOf(tenMegabytes + 1);
  const read = vi.spyOn(file, 'arrayBuffer');
  expect(await checkFile(file, sharedFile)).toBe(
    'This file is larger than 10 MB. Choose a smaller one.',
  );
  expect(read).not.toHaveBeenCalled();
});

it('checkFile() detects the type from the content, and lists the allowed types if it rejects the file', async () => {
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'scan.png', {
    type: 'image/png',
  });
  expect(await checkFile(drawing, sharedFile)).toBe(
    'Choose a JPEG, PNG, WebP, GIF, PDF or plain text file.',
  );
  const onlyPictures = { ...sharedFile, types: ['image/jpeg', 'image/png'] };
  expect(await checkFile(textOf(5), onlyPictures)).toBe('Choose a JPEG or PNG file.');
});

it('checkFile() rejects an empty or unreadable file', async () => {
  expect(await checkFile(textOf(0), sharedFile)).toMatch(/^This file is empty/);
  const gone = textOf(5);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  expect(await checkFile(gone, sharedFile)).toMatch(/^This file cannot be read/);
});

it('checkFile() reads only the header to reject a picture of more than 40 megapixels', async () => {
  const png = pictureHeaders['a PNG'];
  const tooMany = 'This picture has more than 40 megapixels. Choose a smaller one.';
  expect(await checkFile(new File([png(8000, 5000)], 'photo.png'), sharedFile)).toBeNull();
  expect(await checkFile(new File([png(8000, 5001)], 'photo.png'), sharedFile)).toBe(tooMany);
  expect(inspectFile(png(30_000, 30_000), pictureFile)).toEqual({
    code: 'too-large',
    message: tooMany,
  });
});

it('inspectFile() rejects a picture whose header has no size, because its pixel count is unknown', () => {
  expect(inspectFile(pictureHeaders['a PNG'](0, 5), sharedFile)).toEqual({
    code: 'unsupported-file',
    message: 'This picture cannot be read. Choose another one.',
  });
});

describe('a photo of an iPhone', () => {
  it.each(['heic', 'heix', 'hevc', 'mif1'])(
    'with %s is named, and how to send it',
    async (brand) => {
      const photo = new File([`\0\0\0\x18ftyp${brand}\0\0\0\0`], 'photo.jpg', {
        type: 'image/jpeg',
      });
      expect(await checkFile(photo, sharedFile)).toMatch(/^This is an iPhone photo .* screenshot/);
    },
  );

  it('is not what an AVIF picture is called', async () => {
    const picture = new File(['\0\0\0\x18ftypavif\0\0\0\0'], 'photo.avif');
    expect(await checkFile(picture, sharedFile)).toMatch(/^This is an AVIF picture/);
  });
});
