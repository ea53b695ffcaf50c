import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { onDemand, useOnDemand } from './use-on-demand.ts';

const load = vi.fn<() => Promise<{ words: string }>>();
const code = onDemand(load);

function Part() {
  const [module, get] = useOnDemand(code);
  const [answer, setAnswer] = useState('not asked');
  return (
    <>
      <button
        type="button"
        onClick={() => void get().then((isThere) => setAnswer(String(isThere)))}
      >
        Open
      </button>
      <p>{module?.words ?? `Nothing, ${answer}`}</p>
    </>
  );
}

it('gets the module when it is reached for, and again after a failure', async () => {
  load.mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue({ words: 'Here' });
  render(<Part />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Nothing, false')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

it('is there at once for the next part', async () => {
  load.mockResolvedValue({ words: 'Here' });
  await code.load();
  render(<Part />);
  expect(screen.getByText('Here')).toBeInTheDocument();
});
