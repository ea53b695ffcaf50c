import { clear, createStore } from 'idb-keyval';
import type { Demo } from '../demo.ts';
import { randomId } from '../../backend/core/crypto.ts';
import { frameName, sides } from '../kit/frame-names.ts';

const CHANNEL = 'caresetu-demo-reset';
/** None is about a user. `Demo.reset` sets the clock. */
const PRESERVED_KEYS = ['caresetu-theme', 'caresetu-demo-clock', 'caresetu.tab'];

/** A page also receives the messages that it sends. */
const page = randomId();

/** @param leave opens a page with the new data */
export async function resetDemo(demo: Pick<Demo, 'reset'>, leave: () => void): Promise<void> {
  await demo.reset();
  await clearDemo();
  notifyReset();
  leave();
}

/** The other tabs leave their pages. */
export function notifyReset(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(page);
  channel.close();
}

export function onResetElsewhere(leave: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === page) return;
    // `localStorage` may already have data of the new demo.
    clearUsers(sessionStorage);
    leave();
  });
  return () => channel.close();
}

export async function clearDemo(): Promise<void> {
  clearUsers(localStorage, sessionStorage);
  for (const prefix of ['', ...sides.map((side) => `${frameName(side)}:`)]) {
    await clear(createStore(`${prefix}caresetu-chat`, 'kept')).catch(() => undefined);
  }
}

export function clearUsers(...storages: Storage[]): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage)) {
      const isOurs = ['accessToken', 'token', 'user'].includes(key) || key.startsWith('caresetu');
      if (isOurs && !PRESERVED_KEYS.includes(key)) storage.removeItem(key);
    }
  }
}

export function goHome(): void {
  location.assign(import.meta.env.BASE_URL);
}
