import { afterEach, expect, test, vi } from 'vitest';
import { people } from '../../backend/testing/test-seed.ts';
import { createMswRows } from './msw-rows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the store disables the tab sync of @mswjs/data and leaves other broadcast channels alone', () => {
  const open = vi.fn<(name: string) => void>();
  class NotedChannel extends EventTarget {
    constructor(name: string) {
      super();
      open(name);
    }
  }
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('BroadcastChannel', NotedChannel);
  createMswRows()('accounts').set(people.patientA.id, people.patientA);
  expect(open).not.toHaveBeenCalled();
  expect(BroadcastChannel).toBe(NotedChannel);
});

test('the store adds, updates and removes rows by id', () => {
  const rows = createMswRows()('accounts');
  const { patientA, patientB } = people;
  rows.set(patientA.id, patientA);
  rows.set(patientB.id, patientB);
  rows.set(patientA.id, { ...patientA, name: 'Changed' });
  expect([...rows.values()].map(({ name }) => name)).toEqual(['Changed', patientB.name]);
  rows.delete(patientB.id);
  rows.delete('nobody');
  expect(rows.get(patientB.id)).toBeUndefined();
  rows.set(patientB.id, patientB);
  rows.delete(patientA.id);
  expect([...rows.values()]).toEqual([patientB]);
  rows.clear();
  expect([...rows.values()]).toEqual([]);
});
