import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InboxList } from '../../../src/components/messages/InboxList/InboxList.tsx';
import { WithState } from '../../WithState.tsx';
import { chatMessage, inbox, now } from '../../fixtures/conversations.ts';
import { ananya, hindiNamedPartner, longNamedPartner } from '../../fixtures/partners.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: InboxList,
  args: {
    inbox: { status: 'ready', data: inbox },
    search: '',
    deviceMessages: new Map(),
    onSearchChange: fn(),
    onRetry: fn(),
    threadHref: (partnerId) => `#${partnerId}`,
    openPartnerId: null,
    findHref: '#find-a-doctor',
    now,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400, paddingBlockStart: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <WithState initial={args.search}>
      {(search, setSearch) => (
        <InboxList
          {...args}
          search={search}
          onSearchChange={(text) => {
            args.onSearchChange(text);
            setSearch(text);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof InboxList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DoctorsOfOneName: Story = {
  args: {
    inbox: {
      status: 'ready',
      data: [
        ...['KMC 61098', 'DMC 48213'].map((number, index) => ({
          partner: {
            ...ananya,
            id: `doctor-${index}`,
            specialty: 'Cardiology',
            registration: { number, council: 'Karnataka Medical Council', year: 2012 },
          },
          lastMessage: chatMessage({ text: 'Take it after meals.' }),
          unreadCount: 0,
        })),
        ...inbox.slice(1),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Reg. no. KMC 61098/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Reg. no. DMC 48213/ })).toBeVisible();
    await expect(canvas.getAllByText(/Reg. no./)).toHaveLength(2);
  },
};

export const SixConversations: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Conversations' })).getAllByRole(
      'link',
    );
    await expect(links).toHaveLength(6);
    await expect(links.filter((link) => /unread/.test(link.textContent))).toHaveLength(2);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByPlaceholderText('Search messages...')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(links[0]).toHaveFocus());
  },
};

export const OneOpen: Story = {
  args: { openPartnerId: ananya.id },
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAccessibleName(/^Dr\. Ananya Krishnan/);
  },
};

export const TwentyFourHourTime: Story = { decorators: [on24HourClock] };

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'COUNTER ram');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: /^Ramesh Pawar/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 conversation found');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const FoundInAnEarlierMessage: Story = {
  args: {
    search: 'allergic penicillin',
    deviceMessages: new Map([
      [ananya.id, [chatMessage({ text: 'Are you allergic to penicillin?' }), chatMessage({})]],
    ]),
  },
  play: async ({ canvas }) => {
    const found = await canvas.findByRole('link', { name: /Are you allergic to penicillin\?/ });
    await expect(found).toHaveAccessibleName(/^Dr\. Ananya Krishnan/);
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
  },
};

export const NothingFound: Story = {
  args: { search: 'physiotherapy' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(
      canvas.getByText(/in the conversations you have opened on this device/),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No conversation found');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all conversations' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { inbox: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no Chat' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a Doctor' })).toHaveAttribute(
      'href',
      '#find-a-doctor',
    );
  },
};

export const EmptyForADoctor: Story = {
  args: { inbox: { status: 'ready', data: [] }, findHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { inbox: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading messages');
  },
};

export const Failed: Story = {
  args: {
    inbox: {
      status: 'error',
      reason: 'failed',
      message: 'Something went wrong. Please try again.',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    inbox: {
      status: 'error',
      reason: 'offline',
      message: 'Your messages appear here when you are back.',
    },
  },
};

export const LongAndHindiNames: Story = {
  args: {
    inbox: {
      status: 'ready',
      data: [
        { partner: longNamedPartner, lastMessage: chatMessage(), unreadCount: 12 },
        {
          partner: hindiNamedPartner,
          lastMessage: chatMessage({ day: '2026-11-20', text: 'बुखार कैसा है?' }),
          unreadCount: 0,
        },
        ...inbox,
      ],
    },
  },
};
