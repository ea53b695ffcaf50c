import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthLayout } from '../../../src/components/auth/AuthLayout/AuthLayout.tsx';
import { TextField } from '../../../src/ui/forms/TextField/TextField.tsx';

const meta = {
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Login',
    headline: 'Good care is just\nacross the bridge.',
    intro: <p>New to CareSetu?</p>,
    children: <p>A form</p>,
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithABridge: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Login');
  },
};

const questions = [
  'Full name',
  'Mobile number',
  'Email',
  'City',
  'State',
  'Hospital',
  'Registration number',
  'Degree',
  'Years of experience',
  'Password',
];

export const LongForm: Story = {
  args: {
    hasStrip: false,
    aside: <p>Something more</p>,
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        {questions.map((label) => (
          <TextField key={label} label={label} value="" onChange={() => {}} />
        ))}
      </div>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Confirm the mobile number that you have just given us',
    headline: 'A bridge is as strong as the people\nwho meet in the middle of it.',
  },
};
