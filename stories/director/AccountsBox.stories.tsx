import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountsBox } from '../../mocks/director/AccountsBox.tsx';

const meta = {
  component: AccountsBox,
  args: { onSignIn: () => undefined },
} satisfies Meta<typeof AccountsBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheLoginForm: Story = {};
