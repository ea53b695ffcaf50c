import { beforeEach, expect, test, vi } from 'vitest';
import { ownStorage, separateFrame } from './own-storage.ts';

const left = () => ownStorage(localStorage, 'caresetu-stage-left');
const right = () => ownStorage(localStorage, 'caresetu-stage-right');

beforeEach(() => localStorage.clear());

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

test.each(['caresetu-theme', 'caresetu-demo-clock', 'caresetu-demo-network'])(
  '%s is the same in all frames',
  (key) => {
    left().setItem(key, 'set');
    expect(right().getItem(key)).toBe('set');
    expect(localStorage.getItem(key)).toBe('set');
    expect(Object.keys(left())).toEqual([]);
  },
);

test('a frame has its own locks and databases of the product, and shares those of the demo', () => {
  const request = vi.fn<(name: string, ...rest: unknown[]) => void>();
  const open = vi.fn<(name: string, version?: number) => void>();
  const scope = {
    localStorage,
    sessionStorage,
    indexedDB: { open },
    navigator: { locks: { request } },
  };
  separateFrame('caresetu-stage-left', scope);
  const work = () => undefined;
  scope.navigator.locks.request('caresetu-outbox:meera:ananya', work);
  scope.navigator.locks.request('caresetu-demo', work);
  scope.navigator.locks.request('caresetu.open-tabs', { mode: 'shared' }, work);
  expect(request.mock.calls).toEqual([
    ['caresetu-stage-left:caresetu-outbox:meera:ananya', work],
    ['caresetu-demo', work],
    ['caresetu.open-tabs', { mode: 'shared' }, work],
  ]);
  scope.indexedDB.open('caresetu-chat', 1);
  scope.indexedDB.open('caresetu-demo');
  expect(open.mock.calls).toEqual([['caresetu-stage-left:caresetu-chat', 1], ['caresetu-demo']]);
  scope.localStorage.setItem('user', 'meera');
  scope.sessionStorage.setItem('caresetu.tab', 'one');
  expect(left().getItem('user')).toBe('meera');
  expect(ownStorage(sessionStorage, 'caresetu-stage-left').getItem('caresetu.tab')).toBe('one');
});
