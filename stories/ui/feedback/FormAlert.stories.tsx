import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormAlert } from '../../../src/ui/feedback/FormAlert/FormAlert.tsx';

const meta = {
  component: FormAlert,
  args: { message: 'Mobile number or password is incorrect.' },
} satisfies Meta<typeof FormAlert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const WithAWayOn: Story = {
  args: {
    message: 'You have 10 open appointments and requests. The most you can have is 10.',
    link: { label: 'See your appointments', href: '#appointments' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your appointments' })).toHaveAttribute(
      'href',
      '#appointments',
    );
  },
};

export const LongText: Story = {
  args: {
    message:
      'There were too many attempts with this number. Wait 15 minutes, or set a new password with a code sent by SMS.',
  },
};
