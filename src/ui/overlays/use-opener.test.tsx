import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyModule, type LazyModule } from '../lazy/lazy-module.ts';
import { useOpener } from './use-opener.ts';

interface Words {
  words: string;
}

function Part({ lazy }: { lazy: LazyModule<Words> }) {
  const { module, isOpen, button } = useOpener(lazy);
  return (
    <>
      <button type="button" aria-expanded={isOpen} {...button}>
        Options
      </button>
      {isOpen && <p>{module?.words}</p>}
    </>
  );
}

const options = () => screen.getByRole('button', { name: 'Options' });

async function renderLoaded(): Promise<void> {
  const lazy = lazyModule<Words>(() => Promise.resolve({ words: 'Here' }), { when: 'intent' });
  await lazy.load();
  render(<Part lazy={lazy} />);
}

it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])(
  'an overlay opens immediately on the key "%s"',
  async (key) => {
    await renderLoaded();
    expect(fireEvent.keyDown(options(), { key })).toBe(false);
    expect(screen.getByText('Here')).toBeInTheDocument();
  },
);

it('an overlay opens immediately on a click by a screen reader', async () => {
  await renderLoaded();
  fireEvent.click(options(), { detail: 0 });
  expect(screen.getByText('Here')).toBeInTheDocument();
});

it('the pressed control shows feedback before the overlay opens', async () => {
  await renderLoaded();
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  fireEvent.click(options(), { detail: 1 });
  expect(options()).toHaveAttribute('aria-expanded', 'false');
  frame.mock.calls.forEach(([work]) => work(0));
  frame.mockRestore();
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

it('an overlay stays closed when its code fails to load, and the next press retries', async () => {
  const load = vi.fn<() => Promise<Words>>().mockRejectedValueOnce(new Error('Failed to fetch'));
  const lazy = lazyModule(load.mockResolvedValue({ words: 'Here' }), { when: 'intent' });
  render(<Part lazy={lazy} />);
  fireEvent.click(options(), { detail: 0 });
  await vi.waitFor(() => expect(options()).toHaveAttribute('aria-expanded', 'false'));
  fireEvent.click(options(), { detail: 0 });
  expect(await screen.findByText('Here')).toBeInTheDocument();
});
