import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Visit({ isOpenFirst = false }) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const [isCancelled, setIsCancelled] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {!isCancelled && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Cancel visit
        </button>
      )}
      <Dialog
        title="Cancel this visit?"
        description="The slot opens for someone else."
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={
          <>
            <button type="button" onClick={() => setIsOpen(false)}>
              Keep it
            </button>
            <button
              type="button"
              onClick={() => {
                setIsCancelled(true);
                setIsOpen(false);
              }}
            >
              Cancel appointment
            </button>
          </>
        }
      />
    </main>
  );
}

it('Dialog moves focus to the main element when it closes after its opener has been removed', async () => {
  render(<Visit />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel visit' }));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('Dialog moves focus to the main element when it closes, if it was already open on the first render', async () => {
  render(<Visit isOpenFirst />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
