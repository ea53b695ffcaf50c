import { afterEach, expect, it, vi } from 'vitest';
import { clearPictureFiles, pictureFile } from './picture-files.ts';

const loader = () => vi.fn<() => Promise<File>>(async () => new File(['picture'], 'photo.png'));

afterEach(clearPictureFiles);

it('a picture is loaded once and shared by the thumbnail, the viewer and the download', async () => {
  const load = loader();
  const file = await pictureFile('one', load);
  expect(await pictureFile('one', load)).toBe(file);
  expect(load).toHaveBeenCalledOnce();
});

it('the cache keeps the eight most recently used pictures', async () => {
  const first = loader();
  await pictureFile('first', first);
  for (let number = 0; number < 8; number += 1) await pictureFile(`${number}`, loader());
  await pictureFile('first', first);
  expect(first).toHaveBeenCalledTimes(2);
});

it('a picture that failed to load is fetched again', async () => {
  const load = loader().mockRejectedValueOnce(new Error('offline'));
  await expect(pictureFile('one', load)).rejects.toThrow('offline');
  expect(await pictureFile('one', load)).toBeInstanceOf(File);
});

it('a picture is fetched again for another user', async () => {
  const load = loader();
  await pictureFile('one', load);
  clearPictureFiles();
  await pictureFile('one', load);
  expect(load).toHaveBeenCalledTimes(2);
});
