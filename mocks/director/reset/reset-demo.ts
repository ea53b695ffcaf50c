import { clear, createStore } from 'idb-keyval';
import type { Demo } from '../../browser.ts';

const CHANNEL = 'caresetu-demo-reset';
const PRESERVED_KEY = 'caresetu-theme';

export async function resetDemo(demo: Pick<Demo, 'reset'>): Promise<void> {
  await demo.reset();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  await startAfresh();
}

export function onResetElsewhere(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => void startAfresh());
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

async function startAfresh(): Promise<void> {
  clearUsers(localStorage, sessionStorage);
  await clear(createStore('caresetu-chat', 'kept')).catch(() => undefined);
  location.assign(import.meta.env.BASE_URL);
}
