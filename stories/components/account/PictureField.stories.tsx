import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pictureHeaders } from '../../../src/domain/testing/picture-headers.ts';
import { PictureField } from '../../../src/components/account/PictureField/PictureField.tsx';
import { pictureFile } from '../../../src/contract/account.ts';
import { photoFile } from '../../fixtures/files.ts';
import { drKrishnan, longNamedPatient, meera } from '../../fixtures/users.ts';

const idle = { status: 'idle', file: null, progress: 0, error: null } as const;

const meta = {
  component: PictureField,
  args: {
    user: meera,
    upload: idle,
    onPictureChange: fn(),
    onPictureRetry: fn(),
    onPictureCancel: fn(),
    onPictureRemove: fn(),
  },
} satisfies Meta<typeof PictureField>;

export default meta;

type Story = StoryObj<typeof meta>;

function fileInput(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('There is no file input');
  return input;
}

export const WithAPicture: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(fileInput(canvasElement)).toHaveAttribute('accept', pictureFile.types.join(','));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onPictureRemove).toHaveBeenCalledOnce();
  },
};

export const WithoutAPicture: Story = {
  args: { user: longNamedPatient },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  },
};

export const ADoctorWithoutAPicture: Story = {
  args: { user: { ...drKrishnan, name: 'Dr. सुनन्दा श्रीवास्तव', profilePicture: null } },
};

export const Chosen: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), photoFile());
    const use = await screen.findByRole('button', { name: 'Use this picture' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(args.onPictureChange).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const TooLarge: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const large = new File([photoFile(), new Uint8Array(12 * 1024 * 1024)], 'terrace.png', {
      type: 'image/png',
    });
    await userEvent.upload(fileInput(canvasElement), large);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This file is larger than 5 MB. Choose a smaller one.',
    );
    await expect(args.onPictureChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const TooManyPixels: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const header = pictureHeaders['a PNG'](20_000, 20_000);
    const picture = new File([header], 'satellite.png', { type: 'image/png' });
    await userEvent.upload(fileInput(canvasElement), picture);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This picture has more than 40 megapixels. Choose a smaller one.',
    );
    await expect(args.onPictureChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const NoPicture: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = new File(['<!doctype html><title>Hello</title>'], 'me.png', { type: 'image/png' });
    await userEvent.upload(fileInput(canvasElement), page);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Choose a JPEG, PNG or WebP file.',
    );
  },
};

export const Sending: Story = {
  args: { upload: { status: 'sending', file: photoFile(), progress: 0.42, error: null } },
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending your picture' });
    await expect(bar).toHaveValue(42);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onPictureCancel).toHaveBeenCalledOnce();
  },
};

export const CouldNotBeSent: Story = {
  args: {
    upload: {
      status: 'failed',
      file: photoFile(),
      progress: 1,
      error: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('CareSetu cannot be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onPictureRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep current picture' }));
    await expect(args.onPictureCancel).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = { args: { upload: { ...idle, status: 'removing' } } };

export const CouldNotBeRemoved: Story = {
  args: { upload: { ...idle, error: 'Something went wrong. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
  },
};
