import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRotation } from './use-rotation.ts';

it('goes on by itself, and is held and let go', () => {
  const { result } = renderHook(() => useRotation(false));
  expect(result.current.isRotating).toBe(true);
  act(() => result.current.hold());
  expect(result.current).toMatchObject({ isOn: true, isRotating: false });
  act(() => result.current.release());
  expect(result.current.isRotating).toBe(true);
});

it('stays stopped after a pause, whatever is let go', () => {
  const { result } = renderHook(() => useRotation(false));
  act(() => result.current.pause());
  act(() => result.current.release());
  expect(result.current).toMatchObject({ isOn: false, isRotating: false });
});

it("counts 'Play' at once, under the pointer that pressed it", () => {
  const { result } = renderHook(() => useRotation(false));
  act(() => result.current.hold());
  act(() => result.current.toggle());
  expect(result.current.isRotating).toBe(false);
  act(() => result.current.toggle());
  expect(result.current.isRotating).toBe(true);
});

it('waits to be asked where little motion is wanted, and stops when that is wished for later', () => {
  const { result, rerender } = renderHook(({ isCalm }) => useRotation(isCalm), {
    initialProps: { isCalm: true },
  });
  expect(result.current).toMatchObject({ isOn: false, isRotating: false });
  rerender({ isCalm: false });
  expect(result.current.isRotating).toBe(true);
  rerender({ isCalm: true });
  expect(result.current.isRotating).toBe(false);
  act(() => result.current.toggle());
  expect(result.current.isRotating).toBe(true);
});
