import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MessageList } from '../../../src/components/messages/MessageList/MessageList.tsx';
import {
  chatAttachment,
  chatMessage,
  longThread,
  now,
  thread,
} from '../../fixtures/conversations.ts';
import { LiveConversation } from '../../LiveConversation.tsx';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: MessageList,
  args: {
    partnerName: 'Dr. Ananya Krishnan',
    messages: thread,
    older: 'none',
    firstUnreadSeq: null,
    now,
    onOlderRequested: fn(),
    onRead: fn(),
    onRetry: fn(),
    onDelete: fn(),
    onCancelUpload: fn(),
    onAttachmentOpen: fn(async () => null),
    onPictureLoad: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: '560px' }}>
      <MessageList {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageList>;

export default meta;

type Story = StoryObj<typeof meta>;

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const articleOf = (log: HTMLElement, words: string | RegExp) => {
  const article = within(log).getByText(words).closest('article');
  if (!article) throw new Error(`No message says ${String(words)}`);
  return article;
};

export const EachStatus: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Dr. Ananya Krishnan' });
    const messages = within(log).getAllByRole('article');
    await expect(messages).toHaveLength(7);
    await expect(messages[4]).toHaveTextContent(
      'Dr. Ananya Krishnan: Good to know. Let us do a check-up on Wednesday. Please bring your last ECG report.9:42 am',
    );
    await expect(within(log).getByRole('img', { name: 'Pending' })).toBeVisible();
    await expect(within(log).getByText('Today')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No messages yet/)).toBeVisible();
  },
};

export const OneMessage: Story = {
  args: { messages: thread.slice(0, 1) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log').getBoundingClientRect();
    await expect(log.height).toBe(560);
    const end = canvas.getByRole('article').getBoundingClientRect().bottom;
    await expect(log.bottom - end).toBeLessThan(20);
  },
};

export const SeveralDays: Story = {
  args: {
    messages: [
      chatMessage({ seq: 1, day: '2025-11-18', text: 'Happy to help.' }),
      chatMessage({ seq: 2, day: '2026-11-20', text: 'Use the cream only at night.' }),
      chatMessage({ seq: 3, day: '2026-11-20', isOwn: true, status: 'read', text: 'I will.' }),
      chatMessage({ seq: 4, text: 'How is it today?' }),
    ],
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(
      Array.from(log.querySelectorAll('time:not(article time)'), ({ textContent }) => textContent),
    ).toEqual(['Tue 18 Nov 2025', 'Yesterday', 'Today']);
  },
};

export const On24HourClock: Story = {
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09:31')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    messages: [
      ...thread.slice(0, 5),
      chatMessage({ seq: null, isOwn: true, status: 'failed', text: 'Sure, I have booked 10:30.' }),
    ],
  },
  play: async ({ canvas, args }) => {
    const message = articleOf(canvas.getByRole('log'), 'Sure, I have booked 10:30.');
    await userEvent.click(within(message).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith('message-2026-11-21-09:00-new');
    await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus());
    await userEvent.click(within(message).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith('message-2026-11-21-09:00-new');
  },
};

export const FileOnItsWay: Story = {
  args: {
    messages: [
      ...thread.slice(0, 5),
      chatMessage({
        seq: null,
        isOwn: true,
        status: 'pending',
        text: 'The readings of this week',
        attachment: chatAttachment({
          id: null,
          name: 'BP-readings.jpg',
          type: 'image/jpeg',
          progress: 0.4,
        }),
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await expect(args.onCancelUpload).toHaveBeenCalledWith('message-2026-11-21-09:00-new');
    await userEvent.click(canvas.getByRole('button', { name: /ECG-12-Nov.pdf/ }));
    await expect(args.onAttachmentOpen).toHaveBeenCalledWith('message-2026-11-21-09:32-2');
  },
};

export const OtherScripts: Story = {
  args: {
    partnerName: '\u202Eیوسف انصاری',
    messages: [
      chatMessage({ seq: 1, text: 'السلام علیکم، کیا میں کل آ سکتا ہوں؟' }),
      chatMessage({ seq: 2, isOwn: true, status: 'read', text: 'नमस्ते। कल सुबह साढ़े दस बजे आइए।' }),
      chatMessage({ seq: 3, text: 'Donaudampfschifffahrtsgesellschaft'.repeat(6) }),
    ],
  },
};

/** Renders only the most recent of 10,000 messages. */
export const Long: Story = {
  args: { messages: longThread(10_000) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(
      within(log).getByText(
        '9999. Good morning Meera. Does it also happen at rest, or only on the stairs?',
      ),
    ).toBeVisible();
    await expect(distanceToEnd(log)).toBeLessThan(1);
    await expect(within(log).getAllByRole('article').length).toBeLessThan(250);
  },
};

export const ScrolledFarBack: Story = {
  args: { messages: longThread(160) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    // Turn off scroll anchoring, which some browsers don't support.
    log.style.overflowAnchor = 'none';
    let shift = 0;
    for (let step = 0; step < 4; step += 1) {
      log.scrollTop -= 400;
      const { top } = log.getBoundingClientRect();
      const read = Array.from(log.querySelectorAll('article')).find(
        (article) => article.getBoundingClientRect().top > top,
      );
      const before = read?.getBoundingClientRect().top ?? 0;
      await settled();
      await settled();
      shift = Math.max(shift, Math.abs((read?.getBoundingClientRect().top ?? 0) - before));
    }
    await expect(shift).toBeLessThan(2);
    await waitFor(() => {
      log.scrollTop = 0;
      expect(log.getElementsByTagName('article')).toHaveLength(160);
    });
  },
};

export const OpenedAtTheFirstUnread: Story = {
  args: { messages: longThread(120), firstUnreadSeq: 81 },
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log');
    const view = log.getBoundingClientRect();
    const unread = within(log).getByText('Unread').getBoundingClientRect();
    await expect(unread.top).toBeGreaterThan(view.top);
    await expect(unread.bottom).toBeLessThan(view.top + view.height / 2);
    await expect(args.onRead).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /new messages$/ })).toBeVisible();
    await expect(args.onRead).not.toHaveBeenCalledWith(119);
    await userEvent.click(canvas.getByRole('button', { name: /new messages$/ }));
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(119));
    await expect(canvas.queryByRole('button', { name: /new messages$/ })).toBeNull();
  },
};

export const FollowsWhoeverIsAtTheEnd: Story = {
  args: { messages: longThread(60) },
  render: (args) => <LiveConversation {...args} />,
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log');
    for (let count = 1; count <= 5; count += 1) {
      canvas.getByRole('button', { name: 'Partner writes' }).click();
      await settled();
      await expect(distanceToEnd(log)).toBeLessThan(1);
    }
    await expect(args.onRead).toHaveBeenLastCalledWith(65);
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
  },
};

export const ScrolledUp: Story = {
  args: { messages: longThread(60) },
  render: (args) => <LiveConversation {...args} />,
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log');
    log.scrollTop -= 700;
    const read = articleOf(log, /^52\./);
    const before = read.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Partner writes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Partner writes' }));
    await settled();
    await expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(2);
    await expect(args.onRead).not.toHaveBeenCalled();
    const bar = canvas.getByRole('button', { name: '2 new messages' });
    await userEvent.click(bar);
    await expect(bar).not.toBeInTheDocument();
    await expect(distanceToEnd(log)).toBeLessThan(1);
    await waitFor(() => expect(log).toHaveFocus());
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(62));
  },
};

export const OwnMessagesAreFollowed: Story = {
  args: { messages: longThread(60) },
  render: (args) => <LiveConversation {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.scrollTop -= 700;
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await expect(distanceToEnd(log)).toBeLessThan(1);
    log.scrollTop -= 700;
    await settled();
    log.focus();
    await userEvent.keyboard('{End}');
    await expect(distanceToEnd(log)).toBeLessThan(1);
  },
};

export const HeardByThoseWhoListen: Story = {
  args: { messages: longThread(100), older: 'more' },
  render: (args) => <LiveConversation {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log');
    const heard: string[] = [];
    const listener = new MutationObserver((changes) => {
      const added = changes.flatMap((change) =>
        change.type === 'characterData' ? [change.target] : [...change.addedNodes],
      );
      for (const node of added) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest('[aria-live], [role="log"], [role="status"]');
        if (region && region.getAttribute('aria-live') !== 'off')
          heard.push(node.textContent ?? '');
      }
    });
    listener.observe(canvasElement, { childList: true, subtree: true, characterData: true });

    await waitFor(() => {
      log.scrollTop = 0;
      expect(log.getElementsByTagName('article').length).toBeGreaterThan(90);
    });
    await expect(heard).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Partner writes' }));
    await expect(heard).toEqual(['Dr. Ananya Krishnan: Here is answer 101.9:00 am']);
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Partner reads' }));
    await waitFor(() => expect(heard).toHaveLength(3), { timeout: 3000 });
    await expect(heard.slice(1)).toEqual([
      'You: Thank you, doctor.9:00 am',
      'Your message was read.',
    ]);
    listener.disconnect();
  },
};

export const OlderByButton: Story = {
  args: { older: 'more' },
  play: async ({ canvas, args }) => {
    await expect(args.onOlderRequested).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onOlderRequested).toHaveBeenCalledTimes(2);
  },
};

export const OlderOnTheirWay: Story = {
  args: { older: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading earlier messages')).toBeInTheDocument();
  },
};

export const OlderFailed: Story = {
  args: { older: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Earlier messages could not be loaded.')).toBeVisible();
    await expect(args.onOlderRequested).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onOlderRequested).toHaveBeenCalledOnce();
  },
};

/** At the very top, browsers have no scroll anchoring. */
export const OlderPages: Story = {
  args: { messages: longThread(200), older: 'more' },
  render: (args) => <LiveConversation {...args} />,
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log');
    const messages = log.getElementsByTagName('article');
    await waitFor(() => expect(messages).toHaveLength(50));
    const [oldest] = messages;
    log.scrollTop = 0;
    const before = oldest?.getBoundingClientRect().top ?? NaN;
    await waitFor(() => expect(args.onOlderRequested).toHaveBeenCalled());
    await waitFor(() => expect(messages.length).toBeGreaterThan(90));
    await settled();
    await expect(Math.abs((oldest?.getBoundingClientRect().top ?? NaN) - before)).toBeLessThan(2);
    await expect(log.scrollTop).toBeGreaterThan(0);
  },
};

export const RightToLeft: Story = { ...OtherScripts, decorators: [rightToLeft] };
