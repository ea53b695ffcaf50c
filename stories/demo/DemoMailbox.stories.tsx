import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DemoMailbox } from '../../demo/phones/DemoMailbox.tsx';

const code = {
  id: 'mail-code',
  address: 'meera.nair@example.com',
  subject: 'Confirm your e-mail address',
  text: 'Your CareSetu code is 407112. It is valid for 10 minutes.',
  sentAt: '2026-11-21T04:29:40Z',
};

const stopUrl = 'https://demo.example/api/unsubscribe/token';

const confirmed = {
  id: 'mail-confirmed',
  address: 'meera.nair@example.com',
  subject: 'Your visit is confirmed',
  text: `Dr. Ananya Krishnan accepted your visit on Sun 22 Nov, 10:00 am.\n\nCareSetu\n\nStop e-mails of this kind: ${stopUrl}`,
  invitation: 'REQUEST' as const,
  stopUrl,
  sentAt: '2026-11-21T04:30:40Z',
};

const meta = {
  component: DemoMailbox,
  args: { mails: [], onStop: fn(async () => {}) },
} satisfies Meta<typeof DemoMailbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoMailYet: Story = {};

export const CodeArrived: Story = {
  args: { mails: [code] },
  play: async ({ canvas }) => {
    const fill = canvas.getByRole('button', { name: 'Fill in the code' });
    await expect(fill.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const WithAnInvitation: Story = {
  args: { mails: [confirmed, code] },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('With the visit for a calendar');
    await expect(first).not.toHaveTextContent(stopUrl);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop e-mails of this kind' }));
    await expect(args.onStop).toHaveBeenCalledWith(stopUrl);
  },
};

export const Cancelled: Story = {
  args: {
    mails: [
      {
        ...confirmed,
        subject: 'Your visit is cancelled',
        text: confirmed.text.replace('accepted', 'cancelled'),
        invitation: 'CANCEL',
      },
    ],
  },
};
