import { clear, createStore } from 'idb-keyval';
import type { Demo } from '../browser.ts';

const CHANNEL = 'caresetu-demo-reset';
/** How the person likes the page to look is no part of the demo's data. */
const KEPT_KEY = 'caresetu-theme';

/** Brings back the start, signs everybody out and opens the home page, here and in all other tabs. */
export async function resetDemo(demo: Pick<Demo, 'reset'>): Promise<void> {
  await demo.reset();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  await startAfresh();
}

/** Does what another tab's reset asks for. Returns how to stop it. */
export function followReset(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => void startAfresh());
  return () => channel.close();
}

/** Forgets what the browser keeps of the demo's people beside the backend's own data. */
export function forgetPeople(local: Storage, session: Storage): void {
  for (const storage of [local, session]) {
    for (const key of Object.keys(storage)) {
      const isOurs = ['accessToken', 'token', 'user'].includes(key) || key.startsWith('caresetu');
      if (isOurs && key !== KEPT_KEY) storage.removeItem(key);
    }
  }
}

async function startAfresh(): Promise<void> {
  forgetPeople(localStorage, sessionStorage);
  // What people have begun to write, and messages on their way out.
  await clear(createStore('caresetu-chat', 'kept')).catch(() => undefined);
  location.assign(import.meta.env.BASE_URL);
}
