import { clear, createStore } from 'idb-keyval';
import type { Demo } from '../../browser.ts';
import { frameName, sides } from '../stage/frame-names.ts';

const CHANNEL = 'caresetu-demo-reset';
const PRESERVED_KEY = 'caresetu-theme';

/** @param leave opens a page with the new data */
export async function resetDemo(demo: Pick<Demo, 'reset'>, leave: () => void): Promise<void> {
  await demo.reset();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  await startAfresh(leave);
}

export function onResetElsewhere(leave: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => void startAfresh(leave));
  return () => channel.close();
}

export function clearUsers(local: Storage, session: Storage): void {
  for (const storage of [local, session]) {
    for (const key of Object.keys(storage)) {
      const isOurs = ['accessToken', 'token', 'user'].includes(key) || key.startsWith('caresetu');
      if (isOurs && key !== PRESERVED_KEY) storage.removeItem(key);
    }
  }
}

export function goHome(): void {
  location.assign(import.meta.env.BASE_URL);
}

async function startAfresh(leave: () => void): Promise<void> {
  clearUsers(localStorage, sessionStorage);
  for (const prefix of ['', ...sides.map((side) => `${frameName(side)}:`)]) {
    await clear(createStore(`${prefix}caresetu-chat`, 'kept')).catch(() => undefined);
  }
  leave();
}
