import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  appStory,
  mainWith,
  timeoutOptions,
  storyBackend,
  type AppStoryProps,
} from '../support/app-story.tsx';
import { people } from '../support/story-backend.ts';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/messages/doctor-ananya-krishnan' },
  globals: { role: 'patient' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ChatWithADoctor: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const main = await mainWith(canvas, 'Messages');
    await step('Send a question', async () => {
      await main.findByText(
        /Please bring your last ECG report/,
        { selector: 'article *' },
        timeoutOptions,
      );
      await userEvent.type(
        main.getByRole('textbox', { name: /^message to/i }),
        'May I swim again?',
      );
      await userEvent.click(main.getByRole('button', { name: 'Send' }));
      const asked = await main.findAllByText('May I swim again?', undefined, timeoutOptions);
      await expect(asked.at(-1)).toBeVisible();
      await main.findAllByRole('img', { name: 'Sent' }, timeoutOptions);
    });
    await step('The reply arrives', async () => {
      await storyBackend().write(people.doctor, people.patient, 'From Wednesday on, yes.');
      const answers = await main.findAllByText(
        'From Wednesday on, yes.',
        undefined,
        timeoutOptions,
      );
      await expect(answers.at(-1)).toBeVisible();
    });
  },
};
