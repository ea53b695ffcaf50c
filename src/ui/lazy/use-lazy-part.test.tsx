import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyModule, type LazyModule } from './lazy-module.ts';
import { useLazyPart } from './use-lazy-part.ts';

interface Words {
  words: string;
}

const failure = new Error('Failed to fetch');

function Section({ lazy }: { lazy: LazyModule<Words> }) {
  const { part, retry } = useLazyPart(lazy);
  if (part.status === 'loading') return 'Loading';
  if (part.status === 'ready') return part.data.words;
  return (
    <button type="button" onClick={retry}>
      {part.message}
    </button>
  );
}

const open = (load: () => Promise<Words>) =>
  render(<Section lazy={lazyModule(load, { when: 'open' })} />);

it('shows that the code of a section is loading, and then the section', async () => {
  open(() => Promise.resolve({ words: 'The week' }));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('The week')).toBeInTheDocument();
});

it('shows a failure, and loads the code again when the user retries', async () => {
  const load = vi.fn<() => Promise<Words>>().mockRejectedValueOnce(failure);
  load.mockResolvedValue({ words: 'The week' });
  open(load);
  fireEvent.click(await screen.findByText('Check your connection and try again.'));
  expect(await screen.findByText('The week')).toBeInTheDocument();
});

it('keeps the pressed button when a retry fails, too', async () => {
  const load = vi.fn<() => Promise<Words>>().mockRejectedValue(failure);
  open(load);
  const button = await screen.findByRole('button');
  fireEvent.click(button);
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button')).toBe(button);
});

it('loads the code without a press when the browser is online again', async () => {
  const load = vi.fn<() => Promise<Words>>().mockRejectedValueOnce(failure);
  load.mockResolvedValue({ words: 'The week' });
  open(load);
  await screen.findByRole('button');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('The week')).toBeInTheDocument();
});
