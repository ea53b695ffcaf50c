import { randomId } from '../backend/core/crypto.ts';
import { matchesSession, openSession } from '../backend/handlers/auth/sessions.ts';
import type { DeviceTransport } from '../backend/handlers/core/device-transport.ts';
import type { SessionTransport } from '../backend/handlers/core/session-transport.ts';
import type { Clock } from '../backend/core/clock.ts';
import type { SessionRecord } from '../backend/store/records.ts';
import type { ReadTransaction, Store } from '../backend/store/store.ts';

const TAB_KEY = 'caresetu.tab';
const TOKEN_KEY = 'caresetu.refreshToken';
const DEVICES_KEY = 'caresetu.devices';
/** In the app, a hint that the tab has a session (src/state/session/hint.ts). */
const HINT_KEY = 'caresetu-signed-in';
/** The device of a session that the demo plays. No tab signs in with it. */
export const playedDevice = { browser: 'Played by the demo', system: '' };

const OPEN_TABS_LOCK = 'caresetu.open-tabs';
/** Milliseconds to wait for the previous page to release the tab's lock. */
const RELOAD_GRACE_MS = 250;

export interface TabEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  locks: Pick<LockManager, 'request' | 'query'>;
}

/** Stored per tab, because tabs with different users share MSW's cookies. */
export function tabSessions({ storage }: TabEnvironment): SessionTransport {
  return {
    read: () => storage.getItem(TOKEN_KEY),
    write(_request, { token }) {
      storage.setItem(TOKEN_KEY, token);
      return {};
    },
    clear() {
      storage.removeItem(TOKEN_KEY);
      return {};
    },
  };
}

/** One browser is one device, whatever its tabs' users. */
export function browserDevices(storage: Pick<Storage, 'getItem' | 'setItem'>): DeviceTransport {
  return {
    read: () => storage.getItem(DEVICES_KEY)?.split(' ') ?? [],
    write(_request, tokens) {
      storage.setItem(DEVICES_KEY, tokens.join(' '));
      return {};
    },
  };
}

export async function findTabAccount(
  { storage }: { storage: Pick<Storage, 'getItem'> },
  reads: ReadTransaction,
): Promise<string | undefined> {
  const token = storage.getItem(TOKEN_KEY);
  if (token === null) return undefined;
  return (await reads.find('sessions')).find(({ id }) => matchesSession(token, id))?.accountId;
}

/**
 * @param storage its own
 * @param accountId null for a guest
 * @returns false if there is no such account
 */
export async function signFrameIn(
  { storage }: Pick<TabEnvironment, 'storage'>,
  accountId: string | null,
  store: Store,
  clock: Clock,
): Promise<boolean> {
  storage.setItem(TAB_KEY, randomId());
  if (accountId === null) return true;
  const token = await store.write(async (unit) => {
    const account = await unit.get('accounts', accountId);
    if (!account) return null;
    return (await openSession(unit, account, { remember: false }, clock.now())).issued.token;
  });
  if (token === null) return false;
  storage.setItem(TOKEN_KEY, token);
  storage.setItem(HINT_KEY, '1');
  return true;
}

/** See ADR 0007. */
export async function joinTabs(
  environment: TabEnvironment,
  store: Store,
  clock: Clock,
): Promise<void> {
  const { storage, locks } = environment;
  const tabId = storage.getItem(TAB_KEY);
  const isAlone = !(await locks.query()).held?.some(({ name }) => name === OPEN_TABS_LOCK);
  void locks.request(OPEN_TABS_LOCK, { mode: 'shared' }, untilThePageCloses);
  const isFirstPage = tabId === null;
  if (!isFirstPage && (await lockTab(locks, tabId))) return;
  const ownId = randomId();
  storage.setItem(TAB_KEY, ownId);
  await lockTab(locks, ownId);

  const copiedToken = storage.getItem(TOKEN_KEY);
  storage.removeItem(TOKEN_KEY);
  const token = await store.write(async (unit) => {
    const now = clock.now();
    const sessions = (await unit.find('sessions')).filter(
      ({ expiresAt }) => expiresAt > now.toISOString(),
    );
    if (isAlone) {
      for (const { id, remember } of sessions) if (!remember) await unit.remove('sessions', id);
    }
    const latest = isFirstPage
      ? findLatest(
          sessions.filter(
            ({ remember, device }) =>
              (remember || !isAlone) && device?.browser !== playedDevice.browser,
          ),
        )
      : sessions.find(({ id }) => matchesSession(copiedToken ?? '', id));
    const account = latest && (await unit.get('accounts', latest.accountId));
    return account && (await openSession(unit, account, latest, now)).issued.token;
  });
  if (token) storage.setItem(TOKEN_KEY, token);
}

function lockTab(locks: TabEnvironment['locks'], tabId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(RELOAD_GRACE_MS);
    const hold = () => {
      resolve(true);
      return untilThePageCloses();
    };
    locks.request(`caresetu.tab.${tabId}`, { signal }, hold).catch(() => resolve(false));
  });
}

function findLatest(sessions: SessionRecord[]): SessionRecord | undefined {
  return sessions.sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

function untilThePageCloses(): Promise<never> {
  return new Promise(() => undefined);
}
