import { beforeEach, expect, test, vi } from 'vitest';
import { allWell, openSettings, withFault } from '../../mocks/network/settings.ts';
import { ownStorage, separateFrame } from './own-storage.ts';

const left = () => ownStorage(localStorage, 'caresetu-stage-left');
const right = () => ownStorage(localStorage, 'caresetu-stage-right');

function openScope() {
  const request = vi.fn<(name: string, ...rest: unknown[]) => void>();
  const open = vi.fn<(name: string, version?: number) => void>();
  const scope = {
    localStorage,
    sessionStorage,
    indexedDB: { open },
    navigator: { locks: { request } },
  };
  separateFrame('caresetu-stage-left', scope);
  return { ...scope, request, open };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('two frames and the tab store the same key apart from each other', () => {
  localStorage.setItem('user', 'nobody');
  left().setItem('user', 'meera');
  right().setItem('user', 'ananya');
  expect(left().getItem('user')).toBe('meera');
  left().removeItem('user');
  expect(left().getItem('user')).toBeNull();
  expect(right().getItem('user')).toBe('ananya');
  expect(localStorage.getItem('user')).toBe('nobody');
});

test('a frame lists and clears its own keys alone', () => {
  localStorage.setItem('caresetu-booking:other', '1');
  right().setItem('caresetu-booking:ananya', '1');
  const storage = left();
  storage.setItem('caresetu-booking:meera', '1');
  storage.setItem('user', 'meera');
  expect(Object.keys(storage)).toEqual(['caresetu-booking:meera', 'user']);
  expect(storage).toHaveLength(2);
  expect(storage.key(1)).toBe('user');
  expect(storage.key(2)).toBeNull();
  storage.clear();
  expect(storage).toHaveLength(0);
  expect(localStorage).toHaveLength(2);
});

test('a frame has its own locks and databases of the product, and shares those of the demo', () => {
  const { request, open, ...scope } = openScope();
  const work = () => undefined;
  scope.navigator.locks.request('caresetu-unsent:meera:ananya', work);
  scope.navigator.locks.request('caresetu-demo', work);
  scope.navigator.locks.request('caresetu.open-tabs', { mode: 'shared' }, work);
  expect(request.mock.calls).toEqual([
    ['caresetu-stage-left:caresetu-unsent:meera:ananya', work],
    ['caresetu-demo', work],
    ['caresetu.open-tabs', { mode: 'shared' }, work],
  ]);
  scope.indexedDB.open('caresetu-chat', 1);
  scope.indexedDB.open('caresetu-demo');
  expect(open.mock.calls).toEqual([['caresetu-stage-left:caresetu-chat', 1], ['caresetu-demo']]);
});

test.each(['caresetu-theme', 'caresetu-demo-clock', 'caresetu-demo-started-scenario'])(
  'all frames and tabs share %s',
  (key) => {
    openScope().localStorage.setItem(key, 'set');
    expect(localStorage.getItem(key)).toBe('set');
    localStorage.clear();
    expect(openScope().localStorage.getItem(key)).toBeNull();
  },
);

test('a fault or a network of one device is not set for the other, nor for the tabs', () => {
  const network = (storage: Storage) => openSettings(storage);
  const fault = { endpoint: 'login', kind: 'busy', nth: 1, isLasting: true } as const;
  network(left()).write(withFault({ ...allWell, network: 'offline' }, fault));
  expect(network(openScope().localStorage).read()).toMatchObject({
    network: 'offline',
    faults: [{ fault }],
  });
  expect(network(right()).read()).toEqual(allWell);
  expect(network(localStorage).read()).toEqual(allWell);
});

test('a device follows the network that the stage sets for it', () => {
  const onChange = vi.fn<() => void>();
  openSettings(openScope().localStorage).onChange(onChange);
  const key = 'caresetu-stage-left:caresetu-demo-network';
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a frame has its own session storage', () => {
  const scope = openScope();
  scope.localStorage.setItem('user', 'meera');
  scope.sessionStorage.setItem('caresetu-demo-answers', 'automatic');
  expect(sessionStorage.getItem('caresetu-demo-answers')).toBeNull();
  scope.sessionStorage.setItem('caresetu.tab', 'one');
  expect(left().getItem('user')).toBe('meera');
  expect(ownStorage(sessionStorage, 'caresetu-stage-left').getItem('caresetu.tab')).toBe('one');
});
