import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ReportDialog } from '../../../src/components/messages/ReportDialog/ReportDialog.tsx';
import { chatMessage, longThread, now, thread } from '../../fixtures/conversations.ts';
import { ananya, longNamedPartner, meera } from '../../fixtures/partners.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const conversation = longThread(60);

const meta = {
  component: ReportDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    partner: { ...ananya, isBlocked: false, canReport: true },
    messages: thread,
    onClose: fn(),
    onSend: fn(),
    onBlock: fn(),
    isPending: false,
    isSent: false,
    error: null,
    now,
  },
} satisfies Meta<typeof ReportDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TheWholeConversation: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Advertising/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'spam', note: '' });
  },
};

export const OneMessage: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /unsafe/ }));
    const about = screen.getByRole('radiogroup', { name: 'What is it about?' });
    const [, newest] = within(about).getAllByRole('radio');
    if (!newest) throw new Error('There is no message');
    await userEvent.click(newest);
    await userEvent.type(screen.getByRole('textbox'), ' Twice the dose ');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    const last = thread.findLast(({ isOwn }) => !isOwn);
    await expect(args.onSend).toHaveBeenCalledWith({
      reason: 'unsafe-advice',
      note: 'Twice the dose',
      messageId: last?.clientId,
    });
  },
};

export const EarlierMessages: Story = {
  args: { messages: conversation },
  play: async ({ args }) => {
    const about = await screen.findByRole('radiogroup', { name: 'What is it about?' });
    const received = conversation.filter(({ isOwn }) => !isOwn);
    await expect(within(about).getAllByRole('radio')).toHaveLength(9);
    for (let left = received.length - 8; left > 0; left -= 20) {
      await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    }
    const radios = within(about).getAllByRole('radio');
    await expect(radios).toHaveLength(received.length + 1);
    await expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    const [oldest] = radios.slice(-1);
    if (oldest) await userEvent.click(oldest);
    await userEvent.click(screen.getByRole('radio', { name: /Advertising/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ messageId: received[0]?.clientId }),
    );
  },
};

export const NewMessageWhileOpen: Story = {
  render: function Receiving(args) {
    const [messages, setMessages] = useState(args.messages);
    const message = chatMessage({ seq: 99, text: 'Just now' });
    return (
      <>
        <button type="button" onClick={() => setMessages([...messages, message])}>
          Receive
        </button>
        <ReportDialog {...args} messages={messages} />
      </>
    );
  },
  play: async () => {
    const about = await screen.findByRole('radiogroup', { name: 'What is it about?' });
    const before = about.textContent;
    screen.getByRole('button', { name: 'Receive', hidden: true }).click();
    await expect(about.textContent).toBe(before);
  },
};

export const ReasonMissing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    await expect(screen.getByText('Choose a reason')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const WithoutMessages: Story = { args: { messages: [], partner: meera } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongName: Story = { args: { partner: longNamedPartner } };

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const Sending: Story = { args: { isPending: true } };

export const Offline: Story = {
  args: { error: 'You are offline. Please check your connection.' },
};

export const SendingFailed: Story = { args: { error: 'Please try again in a moment.' } };

export const Sent: Story = {
  args: { isSent: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Report sent' });
    await expect(dialog).toHaveTextContent('reads your report');
    await userEvent.click(screen.getByRole('button', { name: 'Block Dr. Ananya Krishnan' }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
};

export const SentAboutABlockedPartner: Story = {
  args: { isSent: true, partner: { ...ananya, isBlocked: true, canReport: true } },
};
