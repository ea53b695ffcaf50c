import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DemoPhone } from '../../demo/phones/DemoPhone.tsx';
import { toReply } from '../../mocks/demo-outbox.ts';

const sms = (code: string, sentAt: string) => ({
  id: `sms-${code}`,
  phone: '9845021763',
  text: `Your CareSetu code is ${code}. It is valid for 10 minutes.`,
  sentAt,
});

const reminder = {
  id: 'sms-reminder',
  phone: '9845021763',
  text: 'Your visit with Dr. Ananya Krishnan is tomorrow, Sun 22 Nov, 10:00 am. CareSetu',
  sentAt: '2026-11-21T12:30:00Z',
};

const meta = {
  component: DemoPhone,
  args: { messages: [], onReply: fn(async () => {}) },
} satisfies Meta<typeof DemoPhone>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoMessageYet: Story = {};

export const CodeArrived: Story = {
  args: { messages: [sms('407112', '2026-11-21T04:29:40Z')] },
  play: async ({ canvas }) => {
    const fill = canvas.getByRole('button', { name: 'Fill in the code' });
    await expect(fill.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const CodeSentAgain: Story = {
  args: {
    messages: [sms('982230', '2026-11-21T04:30:10Z'), sms('407112', '2026-11-21T04:29:40Z')],
  },
};

export const MessageWithoutACode: Story = {
  args: {
    messages: [
      {
        id: 'sms-notice',
        phone: '9876543210',
        text: 'Somebody tried to sign up to CareSetu with this number, which has an account. If it was not you, do nothing.',
        sentAt: '2026-11-21T04:30:00Z',
      },
    ],
  },
};

export const ReminderAfterTheCode: Story = {
  args: {
    messages: [reminder, sms('407112', '2026-11-21T12:29:40Z')],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('407112');
    await expect(second).toHaveTextContent('is tomorrow');
    await expect(canvas.getByRole('button', { name: 'Fill in the code' })).toBeVisible();
  },
};

export const Reminder: Story = { args: { messages: [reminder] } };

export const ReplyToAReminder: Story = {
  args: { messages: [reminder] },
  play: async ({ args, canvas, userEvent }) => {
    const stop = canvas.getByRole('button', { name: 'Reply STOP' });
    await expect(stop.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(stop).toHaveAccessibleDescription('Stops updates by SMS. Codes still come.');
    await userEvent.click(stop);
    await expect(args.onReply).toHaveBeenCalledWith({ phone: reminder.phone, text: 'STOP' });
  },
};

export const Replied: Story = {
  args: {
    messages: [
      toReply({ phone: reminder.phone, text: 'STOP' }, '2026-11-21T12:31:00Z'),
      reminder,
      sms('407112', '2026-11-21T12:29:40Z'),
    ],
  },
  play: async ({ canvas }) => {
    const [, own] = canvas.getAllByRole('listitem');
    await expect(own).toHaveTextContent('6:01 pm your reply from +91 98450 21763STOP');
    await expect(canvas.queryByRole('button', { name: 'Reply STOP' })).toBeNull();
  },
};
