import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Demo } from '../demo.ts';
import { defaultSetup } from '../link/stage-link.ts';
import { frameStorage } from './frames.ts';
import { useNames } from './use-names.ts';

const demo: Pick<Demo, 'findName' | 'onChange'> = {
  findName: async ({ getItem }) => getItem('name') ?? undefined,
  onChange: () => () => undefined,
};

beforeEach(() => sessionStorage.clear());

test('a device is named by who is signed in there, also after a sign-in and a logout', async () => {
  frameStorage('right').setItem('name', 'Dr. Ananya Krishnan');
  const { result } = renderHook(() => useNames(demo, { ...defaultSetup, left: 'guest' }));
  const expectOnLeft = (left: string) =>
    waitFor(() => expect(result.current.names).toEqual({ left, right: 'Dr. Ananya Krishnan' }));
  await expectOnLeft('A guest');

  frameStorage('left').setItem('name', 'Meera Nair');
  // Another window has stored it.
  window.dispatchEvent(new StorageEvent('storage'));
  await expectOnLeft('Meera Nair');

  frameStorage('left').removeItem('name');
  await act(() => result.current.readNames());
  await expectOnLeft('A guest');
});
