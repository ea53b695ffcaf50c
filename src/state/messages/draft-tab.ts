import { readText, writeText } from '../../api/browser/browser-storage.ts';

const TAB_KEY = 'caresetu-chat-tab';
const LOCK = 'caresetu-chat-tab:';
/** A reloaded page waits this long until its former document releases the lock. */
const RELOAD_MS = 500;

let ownId: Promise<string> | undefined;

/** Survives a reload. A copy of the tab gets another id. */
export function ownTab(): Promise<string> {
  ownId ??= openTab();
  return ownId;
}

/** Null if the browser has no locks. */
export async function listOpenTabs(): Promise<ReadonlySet<string> | null> {
  if (!hasLocks()) return null;
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name] : []));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}

export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return hasLocks() ? navigator.locks.request('caresetu-chat-drafts', work) : work();
}

async function openTab(): Promise<string> {
  const stored = readText('session', TAB_KEY);
  if (stored !== null && (await holdLock(stored))) return stored;
  const id = crypto.randomUUID();
  writeText('session', TAB_KEY, id);
  await holdLock(id);
  return id;
}

/** Until the page closes. */
async function holdLock(id: string): Promise<boolean> {
  if (!hasLocks()) return true;
  const signal = AbortSignal.timeout(RELOAD_MS);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(LOCK + id, { signal }, hold).catch(() => resolve(false));
  });
}

function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && 'locks' in navigator && Boolean(navigator.locks);
}
