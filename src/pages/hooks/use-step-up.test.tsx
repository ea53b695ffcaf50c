import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useDownloadStepUp, useStepUp } from './use-step-up.tsx';

const needed: Loadable<never> = {
  status: 'error',
  reason: 'step-up',
  message: 'Enter a code from your authenticator app to open this.',
};
const onProved = vi.fn<() => void>();

function Records({ records }: { records: Loadable<unknown> }) {
  const { dialog, onRetry } = useStepUp(records, onProved, null);
  return (
    <>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      {dialog}
    </>
  );
}

const findDialog = () => screen.findByRole('dialog', { name: /^Enter a code/ });

afterEach(() => {
  onProved.mockReset();
  vi.unstubAllGlobals();
});

it('records that need a code open a dialog, and the correct code loads them', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, message: 'The code is right.' }),
  );
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  const { rerender } = render(<Records records={needed} />);
  await findDialog();
  await userEvent.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.keyboard('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Open records' }));
  await vi.waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  rerender(<Records records={{ status: 'ready', data: [] }} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a dismissed dialog opens again with Try again', async () => {
  render(<Records records={needed} />);
  await findDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await findDialog();
  expect(onProved).not.toHaveBeenCalled();
});

it('Try again reloads records with another problem, without a dialog', async () => {
  render(<Records records={{ status: 'error', reason: 'failed', message: 'Please try again.' }} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(onProved).toHaveBeenCalledOnce();
});

function Download({ onSave }: { onSave: () => void }) {
  const { ask, dialog } = useDownloadStepUp(null);
  return (
    <>
      <button type="button" onClick={() => ask(onSave)}>
        Save
      </button>
      {dialog}
    </>
  );
}

it('a download that needs a code begins after the right code, and not without one', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, message: 'The code is right.' }),
  );
  const onSave = vi.fn<() => void>();
  render(<Download onSave={onSave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await findDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await findDialog();
  await userEvent.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.keyboard('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
