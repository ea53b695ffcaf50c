import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cannotWrite, errorCode, StorageError } from '../../../backend/store/storage-error.ts';

/** A lock file is not enough, because a dead process may have had the same pid. */
const ownLocks = new Set<string>();

const TRIES = 3;

/**
 * Each process writes its own lock file, then searches for others. Ignores locks of dead processes.
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  for (let tries = 1; ; tries += 1) {
    const holder = ownLocks.has(path) ? process.pid : await tryLock(path);
    if (holder === null) break;
    // Two processes that start together may both give up.
    if (tries < TRIES) await pause(20 + Math.random() * 100);
    else {
      throw new StorageError(
        `${path} is in use by process ${holder}. Stop that one first, or choose another.`,
      );
    }
  }
  return async () => {
    await rm(await ownLock(path), { force: true });
    ownLocks.delete(path);
  };
}

/** Resolves to null if this process got the lock, otherwise to the holder's pid. */
async function tryLock(path: string): Promise<number | null> {
  const own = await ownLock(path);
  await writeFile(own, 'CareSetu is using the data file. This goes when it stops.\n').catch(
    (error: unknown) => {
      throw cannotWrite(path, error);
    },
  );
  for (const { lock, pid, startedAt } of await listLocks(path)) {
    if (lock === own) continue;
    if (await isRunning(pid, startedAt)) {
      await rm(own, { force: true });
      return pid;
    }
    await rm(lock, { force: true });
  }
  ownLocks.add(path);
  return null;
}

async function ownLock(path: string): Promise<string> {
  return `${path}.${process.pid}-${await readProcessStart(process.pid)}.lock`;
}

async function listLocks(path: string) {
  const folder = dirname(path);
  const names = await readdir(folder);
  return names.flatMap((name) => {
    if (!name.startsWith(`${basename(path)}.`)) return [];
    const [, pid, startedAt] =
      /^\.(\d+)-(\d+)\.lock$/.exec(name.slice(basename(path).length)) ?? [];
    return pid && startedAt ? [{ lock: join(folder, name), pid: Number(pid), startedAt }] : [];
  });
}

async function isRunning(pid: number, startedAt: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return (await readProcessStart(pid)) === startedAt;
}

/** In clock ticks, because pids are reused. '0' if unknown, 'ended' for a zombie. */
async function readProcessStart(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The process name is in parentheses and may contain spaces.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '0');
}
