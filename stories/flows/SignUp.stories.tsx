import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  appStory,
  mainWith,
  timeoutOptions,
  storyBackend,
  type AppStoryProps,
} from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/signup' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignUpWithACode: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Enter your details', async () => {
      const main = await mainWith(canvas, 'Signup');
      await userEvent.click(main.getByRole('radio', { name: 'Patient' }));
      await userEvent.type(main.getByLabelText('Full name'), 'Kiran Patil');
      await userEvent.type(main.getByLabelText('Mobile number'), '9000054321');
      await userEvent.type(main.getByLabelText('Password'), 'sunflower');
      await userEvent.click(main.getByRole('checkbox', { name: /I agree/ }));
      await userEvent.click(main.getByRole('button', { name: 'Get OTP' }));
    });
    await step('Type the code that the phone shows', async () => {
      const main = await mainWith(canvas, 'Verify your number');
      const [message] = await storyBackend().demo.sms();
      const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
      await userEvent.click(main.getByLabelText('Digit 1 of 6'));
      await userEvent.keyboard(code);
      await userEvent.click(main.getByRole('button', { name: 'Verify OTP' }));
    });
    await step('You are signed in', async () => {
      await mainWith(canvas, 'Connecting You to Better Health');
      const account = await canvas.findByRole('button', { name: /Kiran Pati/ }, timeoutOptions);
      await expect(account).toBeVisible();
    });
  },
};
