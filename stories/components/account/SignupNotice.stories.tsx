import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignupNotice } from '../../../src/components/account/SignupNotice/SignupNotice.tsx';

const meta = { component: SignupNotice, args: { userRole: 'patient' } } satisfies Meta<
  typeof SignupNotice
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ForDoctors: Story = {
  args: { userRole: 'doctor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('By signing up, you agree to how we use your data.'));
    await expect(
      canvas.getByText('Your profile, registration, practice and working hours'),
    ).toBeVisible();
  },
};
