import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPrefetch } from './prefetch.ts';

const preload = vi.fn<(path: string) => Promise<void>>();
let stop = () => {};
let inView: Set<string>;

class FakeObserver {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe(target: Element) {
    this.tell([{ target, isIntersecting: inView.has(target.textContent ?? '') }]);
  }
  disconnect() {}
}

function Page({ isLoaded = false }) {
  return (
    <>
      <a href="/doctors?city=Pune#top">Doctors</a>
      <a href="/services">
        <span>Services</span>
      </a>
      <a href="https://elsewhere.example/login">Elsewhere</a>
      <a href="/openapi.json">File</a>
      <a href="tel:112">Call</a>
      {isLoaded && <a href="/hospitals/1">Sahyadri</a>}
    </>
  );
}

const onNetwork = (connection: object) => vi.stubGlobal('navigator', { connection });
const asked = () => preload.mock.calls.flat();
const idle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  inView = new Set();
  preload.mockReset().mockResolvedValue();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('prefetching loads the pages of visible links once the browser is idle', async () => {
  inView = new Set(['Doctors', 'Elsewhere', 'File', 'Call']);
  render(<Page />);
  stop = startPrefetch(preload);
  expect(asked()).toEqual([]);
  await idle();
  fireEvent.pointerOver(screen.getByText('Doctors'));
  expect(asked()).toEqual(['/doctors']);
});

it('prefetching loads the pages of links that become visible later', async () => {
  inView = new Set(['Sahyadri']);
  const { rerender } = render(<Page />);
  stop = startPrefetch(preload);
  await idle();
  rerender(<Page isLoaded />);
  await idle();
  expect(asked()).toEqual(['/hospitals/1']);
});

it.each([
  ['under the pointer', fireEvent.pointerOver],
  ['under a finger', fireEvent.touchStart],
  ['focused', fireEvent.focusIn],
])("prefetching immediately loads a link's page when the link is %s", (_, fire) => {
  render(<Page />);
  stop = startPrefetch(preload);
  fire(screen.getByText('Services'));
  expect(asked()).toEqual(['/services']);
});

it.each([
  { saveData: true },
  { effectiveType: 'slow-2g' },
  { effectiveType: '2g' },
  { effectiveType: '3g' },
])('prefetching loads no pages when the connection is %j', async (connection) => {
  onNetwork(connection);
  inView = new Set(['Doctors']);
  render(<Page />);
  stop = startPrefetch(preload);
  await idle();
  fireEvent.pointerOver(screen.getByText('Services'));
  expect(asked()).toEqual([]);
});

it.each([{ saveData: false, effectiveType: '4g' }, {}])(
  'prefetching loads pages when the connection is %j',
  (connection) => {
    onNetwork(connection);
    render(<Page />);
    stop = startPrefetch(preload);
    fireEvent.pointerOver(screen.getByText('Services'));
    expect(asked()).toEqual(['/services']);
  },
);

it('prefetching retries a page that failed to load', async () => {
  preload.mockRejectedValueOnce(new Error('offline'));
  render(<Page />);
  stop = startPrefetch(preload);
  fireEvent.pointerOver(screen.getByText('Services'));
  await idle();
  fireEvent.pointerOver(screen.getByText('Services'));
  expect(asked()).toEqual(['/services', '/services']);
});

it('prefetching loads no pages after it was stopped', async () => {
  inView = new Set(['Doctors']);
  render(<Page />);
  startPrefetch(preload)();
  await idle();
  fireEvent.pointerOver(screen.getByText('Services'));
  expect(asked()).toEqual([]);
});
