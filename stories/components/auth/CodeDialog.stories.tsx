import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CodeDialog } from '../../../src/components/auth/CodeDialog/CodeDialog.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';

const meta = {
  component: CodeDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    title: 'Enter a code to open medical records',
    description: 'You last entered one more than 12 hours ago.',
    action: 'Open records',
    submission: idleSubmission,
    onCode: fn(),
    onClose: fn(),
    authenticator: null,
  },
} satisfies Meta<typeof CodeDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Enter a code to open medical records' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Open records' }));
    await expect(dialog.getByText('Enter a code')).toBeVisible();
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Open records' }));
    await expect(args.onCode).toHaveBeenCalledWith('123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { submission: { ...idleSubmission, isSubmitting: true } },
};

export const WrongCode: Story = {
  args: {
    submission: {
      ...idleSubmission,
      error: 'This code is incorrect or was used before.',
      fieldErrors: { code: 'This code is incorrect or was used before.' },
    },
  },
};

export const Offline: Story = {
  args: {
    submission: {
      ...idleSubmission,
      error: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
