import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaveQuestion } from './use-leave-question.ts';

const onLeave = vi.fn<() => void>();
let link: HTMLAnchorElement;

beforeEach(() => {
  history.replaceState(null, '', '/appointments');
  history.pushState(null, '', '/appointments/one/room');
  link = document.body.appendChild(document.createElement('a'));
  link.href = '/doctors';
});

afterEach(() => {
  onLeave.mockClear();
  link.remove();
  history.replaceState(null, '', '/');
});

function openRoom(isRunning: boolean) {
  return renderHook((props: { isRunning: boolean }) => useLeaveQuestion(props.isRunning, onLeave), {
    initialProps: { isRunning },
    wrapper: BrowserRouter,
  });
}

const click = () => {
  let isStopped = false;
  const atTheEnd = (event: Event) => {
    isStopped = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', atTheEnd, { once: true });
  act(() => link.click());
  return isStopped;
};

const goBack = () =>
  act(async () => {
    const hasGone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await hasGone;
  });

it('a link asks before it leaves a running call, and Stay keeps the page', () => {
  const { result } = openRoom(true);
  expect(click()).toBe(true);
  expect(result.current.isAsked).toBe(true);
  act(() => result.current.onStay());
  expect(result.current.isAsked).toBe(false);
  expect(onLeave).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/appointments/one/room');
});

it('Leave ends the call and opens the link', () => {
  const { result } = openRoom(true);
  click();
  act(() => result.current.onLeave());
  expect(onLeave).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/doctors');
});

it('the Back button asks, stays on the page, and leaves after Leave', async () => {
  const { result } = openRoom(true);
  await goBack();
  expect(result.current.isAsked).toBe(true);
  expect(location.pathname).toBe('/appointments/one/room');
  await act(async () => result.current.onLeave());
  await vi.waitFor(() => expect(location.pathname).toBe('/appointments'));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('after the call, the Back button leaves at once', async () => {
  const { rerender } = openRoom(true);
  rerender({ isRunning: false });
  await goBack();
  await vi.waitFor(() => expect(location.pathname).toBe('/appointments'));
});

it('without a running call, nothing asks', () => {
  const { result, rerender } = openRoom(true);
  rerender({ isRunning: false });
  expect(click()).toBe(false);
  expect(result.current.isAsked).toBe(false);
});

it('the question goes when the call ends', () => {
  const { result, rerender } = openRoom(true);
  click();
  rerender({ isRunning: false });
  expect(result.current.isAsked).toBe(false);
});
