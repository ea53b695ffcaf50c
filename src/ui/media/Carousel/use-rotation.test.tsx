import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRotation } from './use-rotation.ts';

it('the carousel rotates automatically, stops on hold() and resumes on release()', () => {
  const { result } = renderHook(() => useRotation(false));
  expect(result.current.isRotating).toBe(true);
  act(() => result.current.hold());
  expect(result.current).toMatchObject({ isOn: true, isRotating: false });
  act(() => result.current.release());
  expect(result.current.isRotating).toBe(true);
});

it('the carousel stays stopped after pause(), even when release() ends a hold', () => {
  const { result } = renderHook(() => useRotation(false));
  act(() => result.current.pause());
  act(() => result.current.release());
  expect(result.current).toMatchObject({ isOn: false, isRotating: false });
});

it("the carousel resumes on 'Play' even while the pointer is over it", () => {
  const { result } = renderHook(() => useRotation(false));
  act(() => result.current.hold());
  act(() => result.current.toggle());
  expect(result.current.isRotating).toBe(false);
  act(() => result.current.toggle());
  expect(result.current.isRotating).toBe(true);
});

it("with reduced motion, the carousel rotates only after 'Play', and stops if reduced motion is turned on later", () => {
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
