/** How many pictures stay at hand, so that one is opened and saved without loading it again. */
const MOST = 8;

const files = new Map<string, Promise<File>>();

/** The file of a picture: one at hand, or loaded. A picture that could not be loaded is loaded again the next time. */
export function pictureFile(id: string, load: () => Promise<File>): Promise<File> {
  const file = files.get(id) ?? load();
  files.delete(id);
  files.set(id, file);
  file.catch(() => files.delete(id));
  for (const oldest of files.keys()) {
    if (files.size <= MOST) break;
    files.delete(oldest);
  }
  return file;
}

/** Drops all of them: another person may use the page. */
export function clearPictureFiles(): void {
  files.clear();
}
