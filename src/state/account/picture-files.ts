const MOST = 8;

const files = new Map<string, Promise<File>>();

/** A failed load is not cached. */
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

export function clearPictureFiles(): void {
  files.clear();
}
