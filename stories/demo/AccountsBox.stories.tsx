import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountsBox } from '../../demo/accounts/AccountsBox.tsx';

const meta = {
  component: AccountsBox,
  args: { onSignIn: fn() },
} satisfies Meta<typeof AccountsBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheLoginForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sign in as Meera Nair/ }));
    await expect(args.onSignIn).toHaveBeenCalledWith(
      expect.objectContaining({ role: 'patient', phone: '9876543210' }),
    );
  },
};
