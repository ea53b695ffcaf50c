import type { Backend } from './backend.ts';

/** Removes those of some files, by their hashes, that neither a picture nor a message has any more. */
export async function removeUnusedFiles(
  { store, files }: Pick<Backend, 'store' | 'files'>,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  // Within a write, so that nothing comes to have one of them meanwhile.
  await store.write(async (unit) => {
    const messages = await unit.find('messages');
    for (const hash of new Set(hashes)) {
      const isPicture = (await unit.get('pictures', hash)) !== undefined;
      const isSent = messages.some(({ file }) => file?.hash === hash);
      if (!isPicture && !isSent) await files.remove(hash);
    }
  });
}
