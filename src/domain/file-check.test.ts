import { expect, it, vi } from 'vitest';
import { sharedFile } from '../contract/messages.ts';
import { checkFile } from './file-check.ts';

const tenMegabytes = 10 * 1024 * 1024;

/** A text file of that many bytes. */
const textOf = (bytes: number) => new File(['a'.repeat(bytes)], 'notes.txt');

it('takes a file of a kind that can be sent, up to the last byte', async () => {
  expect(await checkFile(textOf(tenMegabytes), sharedFile)).toBeNull();
});

it('says that a file is too large, without reading it', async () => {
  const file = textOf(tenMegabytes + 1);
  const read = vi.spyOn(file, 'arrayBuffer');
  expect(await checkFile(file, sharedFile)).toBe(
    'This file is larger than 10 MB. Choose a smaller one.',
  );
  expect(read).not.toHaveBeenCalled();
});

it('judges by content, and says what can be sent', async () => {
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'scan.png', {
    type: 'image/png',
  });
  expect(await checkFile(drawing, sharedFile)).toBe(
    'Choose a JPEG, PNG, WebP, GIF, PDF or plain text file.',
  );
  const onlyPictures = { ...sharedFile, types: ['image/jpeg', 'image/png'] };
  expect(await checkFile(textOf(5), onlyPictures)).toBe('Choose a JPEG or PNG file.');
});

it('says that a file is empty, or cannot be read', async () => {
  expect(await checkFile(textOf(0), sharedFile)).toMatch(/^This file is empty/);
  const gone = textOf(5);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  expect(await checkFile(gone, sharedFile)).toMatch(/^This file cannot be read/);
});
