import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, mainWith, timeoutOptions, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/search?query=cardio&location=Bengaluru' },
  globals: { role: 'patient' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FindAndBook: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('Find a heart doctor in Bengaluru', async () => {
      const main = await mainWith(canvas, 'Doctors in Bengaluru');
      await userEvent.click(
        await main.findByText('Dr. Ananya Krishnan', undefined, timeoutOptions),
      );
    });
    await step('Read her profile', async () => {
      const main = await mainWith(canvas, 'Dr. Ananya Krishnan');
      const [book] = main.getAllByRole('link', { name: /^Book Appointment/ });
      if (book) await userEvent.click(book);
    });
    await step('Choose a day and a free time', async () => {
      const main = await mainWith(canvas, 'Book an appointment');
      const days = await main.findByRole('group', { name: 'Choose a date' }, timeoutOptions);
      await expect(days).toBeVisible();
      const free = { name: /^\w+, \d+ \w+, .+ free$/ };
      const [, day] = await main.findAllByRole('radio', free, timeoutOptions);
      if (day) await userEvent.click(day);
      const [time] = await main.findAllByRole('radio', { name: /available/ }, timeoutOptions);
      if (time) await userEvent.click(time);
      const confirm = main.getByRole('button', { name: /^Confirm/ });
      await waitFor(() => expect(confirm).toBeEnabled());
      await userEvent.click(confirm);
    });
    await step('The visit is requested', async () => {
      await mainWith(canvas, 'Appointment Pending');
    });
  },
};
