import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pictureFile } from '../../../src/contract/account.ts';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { SignatureSection } from '../../../src/screens/account/AccountScreen/SignatureSection.tsx';
import { photoFile } from '../../fixtures/files.ts';
import { hindiNamedDoctor, longNamedDoctor } from '../../fixtures/doctors.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { signaturePicture } from '../../fixtures/signatures.ts';

const offline = 'CareSetu cannot be reached. Check your connection and try again.';

type Prepare = ComponentProps<typeof SignatureSection>['onPrepare'];

const prepared: Prepare = async () => ({ picture: signaturePicture });
const refused: Prepare = async () => ({
  problem: 'This file is larger than 5 MB. Choose a smaller one.',
});

const meta = {
  component: SignatureSection,
  args: {
    doctorName: 'Ananya Krishnan',
    signature: { status: 'ready', data: { picture: signaturePicture } },
    saving: idleSubmission,
    removing: idleSubmission,
    onPrepare: fn(prepared),
    onSave: fn(async () => true),
    onRemove: fn(async () => true),
    onRetry: fn(),
  },
} satisfies Meta<typeof SignatureSection>;

export default meta;

type Story = StoryObj<typeof meta>;

function fileInput(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('There is no file input');
  return input;
}

const none = { status: 'ready', data: { picture: null } } as const;

export const Saved: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Signature of Dr. Ananya Krishnan' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
    await expect(fileInput(canvasElement)).toHaveAttribute('accept', pictureFile.types.join(','));
  },
};

export const NoneYet: Story = {
  args: { signature: none },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You have no signature yet. Your prescriptions are printed without one.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove signature' })).toBeNull();
  },
};

export const Chosen: Story = {
  args: { signature: none },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), photoFile());
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Not saved yet. It will be printed as you see it here.',
    );
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save signature' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(signaturePicture));
    // The next state has no such button.
    await waitFor(() => expect(canvas.getByRole('button', { name: /signature/ })).toHaveFocus());
  },
};

export const Discarded: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), photoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByRole('status')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose another picture' })).toHaveFocus(),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { onPrepare: fn(refused) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), photoFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This file is larger than 5 MB. Choose a smaller one.',
    );
    await expect(canvas.queryByRole('button', { name: 'Save signature' })).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Each file is prepared when the test says so. */
function slowPrepare() {
  const ends = new Map<string, (result: Awaited<ReturnType<Prepare>>) => void>();
  const onPrepare: Prepare = ({ name }) => new Promise((resolve) => ends.set(name, resolve));
  return { onPrepare, end: (name: string) => ends.get(name) ?? (() => {}) };
}

const slow = slowPrepare();

/** The later choice counts, even if its file was ready first. */
export const ChosenTwice: Story = {
  args: { signature: none, onPrepare: fn(slow.onPrepare) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = fileInput(canvasElement);
    await userEvent.upload(input, photoFile('first.png'));
    await userEvent.upload(input, photoFile('second.png'));
    slow.end('second.png')({ picture: signaturePicture });
    await canvas.findByRole('status');
    slow.end('first.png')({ problem: 'This picture cannot be read. Choose another one.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save signature' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(signaturePicture));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.upload(input, photoFile('third.png'));
    slow.end('third.png')({ picture: signaturePicture });
    await canvas.findByRole('status');
    await userEvent.upload(input, photoFile('fourth.png'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    slow.end('fourth.png')({ picture: signaturePicture });
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

const firstGood: Prepare = async ({ name }) =>
  name === 'bad.png' ? refused(photoFile(name)) : prepared(photoFile(name));

/** The error of a second choice ends with the choice, and hides no error of the save. */
export const GoodThenBad: Story = {
  args: {
    onPrepare: fn(firstGood),
    saving: { ...idleSubmission, error: offline },
    onSave: fn(async () => false),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = fileInput(canvasElement);
    await userEvent.upload(input, photoFile('good.png'));
    await canvas.findByRole('status');
    await userEvent.upload(input, photoFile('bad.png'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('larger than 5 MB'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save signature' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(offline));
    await userEvent.upload(input, photoFile('bad.png'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('larger than 5 MB'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Saving: Story = {
  args: { signature: none, saving: { ...idleSubmission, isSubmitting: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), photoFile());
    await expect(await canvas.findByRole('button', { name: /Save signature/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
  },
};

/** The picture stays, so that it can be saved again. */
export const Offline: Story = {
  args: {
    signature: none,
    saving: { ...idleSubmission, error: offline },
    onSave: fn(async () => false),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), photoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Save signature' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(offline);
    await expect(canvas.getByRole('button', { name: 'Save signature' })).toBeVisible();
  },
};

export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove signature' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove your signature?' });
    await expect(dialog).toHaveTextContent('Prescriptions that you have written keep it.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove signature' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Remove signature' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RemovalFailed: Story = {
  args: { removing: { ...idleSubmission, error: offline }, onRemove: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove signature' }));
    await screen.findByRole('dialog');
    await expect(screen.getByRole('alert')).toHaveTextContent(offline);
  },
};

export const Loading: Story = { args: { signature: { status: 'loading' } } };

export const LoadingOffline: Story = {
  args: { signature: { status: 'error', reason: 'offline', message: offline } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `Your signature could not be loaded. ${offline}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { signature: { status: 'error', reason: 'failed', message: 'Please try again.' } },
};

export const LongName: Story = { args: { doctorName: longNamedDoctor.name } };

export const HindiName: Story = { args: { doctorName: hindiNamedDoctor.name } };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };

export const Dark: Story = { globals: { theme: 'dark' } };
