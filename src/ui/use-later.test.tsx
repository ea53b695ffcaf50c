import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLater } from './use-later.ts';

const load = vi.fn<() => Promise<{ words: string }>>();

function Part() {
  return <p>{useLater(load)?.words ?? 'Not yet'}</p>;
}

it('brings the module once the part stands', async () => {
  load.mockResolvedValue({ words: 'Here' });
  render(<Part />);
  expect(screen.getByText('Not yet')).toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

it('tries again with the network', async () => {
  load.mockRejectedValueOnce(new Error('Failed to fetch'));
  render(<Part />);
  await act(async () => {});
  expect(screen.getByText('Not yet')).toBeInTheDocument();
  load.mockResolvedValue({ words: 'Here' });
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});
