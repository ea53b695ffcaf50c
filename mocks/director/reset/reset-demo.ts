import { clear, createStore } from 'idb-keyval';
import type { Demo } from '../../browser.ts';
import { randomId } from '../../crypto.ts';

const CHANNEL = 'caresetu-demo-reset';
/** None is about a user. `Demo.reset` sets the clock. */
const PRESERVED_KEYS = ['caresetu-theme', 'caresetu-demo-clock', 'caresetu.tab'];

/** A page also receives the messages that it sends. */
const page = randomId();

export async function resetDemo(demo: Pick<Demo, 'reset'>): Promise<void> {
  await demo.reset();
  await clearDemo();
  notifyReset();
  openHome();
}

/** The other tabs open the home page. */
export function notifyReset(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(page);
  channel.close();
}

export function onResetElsewhere(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === page) return;
    // `localStorage` may already have data of the new demo.
    clearUsers(sessionStorage);
    openHome();
  });
  return () => channel.close();
}

export async function clearDemo(): Promise<void> {
  clearUsers(localStorage, sessionStorage);
  await clear(createStore('caresetu-chat', 'kept')).catch(() => undefined);
}

export function clearUsers(...storages: Storage[]): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage)) {
      const isOurs = ['accessToken', 'token', 'user'].includes(key) || key.startsWith('caresetu');
      if (isOurs && !PRESERVED_KEYS.includes(key)) storage.removeItem(key);
    }
  }
}

function openHome(): void {
  location.assign(import.meta.env.BASE_URL);
}
