import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { LoginCodeScreen } from '../../../src/screens/auth/LoginCodeScreen/LoginCodeScreen.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: LoginCodeScreen,
  parameters: { layout: 'fullscreen' },
  args: { submission: idleSubmission, onCode: fn(), onBack: fn() },
} satisfies Meta<typeof LoginCodeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your code');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the password' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('407215{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('407215');
  },
};

export const ARecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const code = canvas.getByRole('textbox', { name: /Recovery code/ });
    await userEvent.type(code, 'ABCDE-FGH2J{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('ABCDE-FGH2J');
  },
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

export const TooManyCodes: Story = {
  args: {
    submission: {
      ...idleSubmission,
      error: 'Too many attempts. Please try again in 15 minutes.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts.');
  },
};

export const Submitting: Story = {
  args: { submission: { ...idleSubmission, isSubmitting: true } },
};

export const Offline: Story = {
  args: {
    submission: {
      ...idleSubmission,
      error: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
