export class StorageError extends Error {
  override readonly name = 'StorageError';
}

const causes: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space; the server goes on by itself',
  EDQUOT: 'the disk quota is used up. Free some space; the server goes on by itself',
  EROFS: 'its folder is read-only. Choose a folder that can be written to with --data',
  EACCES: 'its folder may not be written to. Change its permissions, or choose another with --data',
  EPERM: 'its folder may not be written to. Change its permissions, or choose another with --data',
  EISDIR: 'it is a folder. Name a file with --data',
  ENOTDIR: 'what should be its folder is a file. Choose another with --data',
  EEXIST: 'what should be its folder is a file. Choose another with --data',
};

export function cannotWrite(file: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const reason = causes[errorCode(error) ?? ''] ?? String(error);
  return new StorageError(`${file} cannot be written: ${reason}.`, { cause: error });
}

export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The write was not committed, or its result is unknown. Clients may retry. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}
