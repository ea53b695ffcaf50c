import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ConsentNotice } from '../../../src/components/account/ConsentNotice/ConsentNotice.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { requiredPurposes } from '../../../src/domain/privacy/notice.ts';

const meta = {
  component: ConsentNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    role: 'patient',
    isNewVersion: false,
    allowsLocation: false,
    submission: idleSubmission,
    onAgree: fn(),
  },
} satisfies Meta<typeof ConsentNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openNotice() {
  await userEvent.click(screen.getByRole('button', { name: 'Read and agree' }));
  return within(await screen.findByRole('dialog', { name: 'Your data' }));
}

export const NeverAsked: Story = {
  play: async ({ args }) => {
    const dialog = await openNotice();
    await expect(dialog.getByText('Your queue bookings and payments')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));
    await expect(args.onAgree).toHaveBeenLastCalledWith(requiredPurposes('patient'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Allow my location in searches' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));
    await expect(args.onAgree).toHaveBeenLastCalledWith([
      ...requiredPurposes('patient'),
      'location',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Read and agree' })).toBeVisible();
  },
};

export const NewNotice: Story = {
  args: { role: 'doctor', isNewVersion: true, allowsLocation: true },
  play: async () => {
    const dialog = await openNotice();
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  },
};

export const Saving: Story = {
  args: { submission: { ...idleSubmission, isSubmitting: true } },
  play: async () => void (await openNotice()),
};

export const Refused: Story = {
  args: { submission: { ...idleSubmission, error: 'Something went wrong. Please try again.' } },
  play: async () => {
    const dialog = await openNotice();
    await expect(dialog.getByRole('alert')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
