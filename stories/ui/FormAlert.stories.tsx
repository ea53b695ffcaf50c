import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormAlert } from '../../src/ui/FormAlert/FormAlert.tsx';

const meta = {
  component: FormAlert,
  args: { message: 'The mobile number or the password is not right.' },
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
    message: 'You have 10 open visits and requests, and can have at most 10.',
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
      'Too many tries were made with this number. Wait a quarter of an hour, or set a new password with a code by SMS.',
  },
};
