import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DemoBackOffice } from '../../demo/people/DemoBackOffice.tsx';
import { verificationStages } from '../fixtures/doctors.ts';

const meta = {
  component: DemoBackOffice,
  args: { doctor: verificationStages.beingVerified, onDecide: fn(async () => undefined) },
} satisfies Meta<typeof DemoBackOffice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WaitingDoctor: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept this doctor' }));
    await expect(args.onDecide).toHaveBeenCalledWith(
      verificationStages.beingVerified.id,
      expect.objectContaining({ outcome: 'accepted' }),
    );
  },
};

export const DecisionFailed: Story = {
  args: {
    onDecide: fn(async () => {
      throw new Error('changed');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse this doctor' }));
    await expect(await canvas.findByText(/That did not work/)).toBeVisible();
  },
};
