import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QueueReceipt } from '../../../src/components/queue/QueueReceipt/QueueReceipt.tsx';
import { createPayment, createQueueBooking } from '../../fixtures/queue.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const paid = createQueueBooking('paid');

const meta = {
  component: QueueReceipt,
  args: { booking: paid, onPrint: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QueueReceipt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PaidByCard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Receipt 7F3A9C41' })).toBeVisible();
    const said = (term: string) => canvas.getByText(term).nextElementSibling;
    await expect(said('Hourly rate')).toHaveTextContent('$25/hour');
    await expect(said('Duration')).toHaveTextContent('3 hours');
    await expect(said('When')).toHaveTextContent('Wed 25 Nov, 8:00 am');
    await expect(said('Total')).toHaveTextContent('$75.00');
    await expect(said('Paid')).toHaveTextContent('Sat 21 Nov, 9:42 am');
    await expect(said('Paid by')).toHaveTextContent('Card');
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const PaidByUpi: Story = {
  args: { booking: { ...paid, payment: createPayment('succeeded', { method: 'upi' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UPI')).toBeVisible();
  },
};

export const Refunded: Story = {
  args: { booking: createQueueBooking('cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded $75.00 on Sat 21 Nov')).toBeVisible();
  },
};

export const CancelledTooLateForARefund: Story = {
  args: { booking: createQueueBooking('cancelled', { payment: createPayment('succeeded') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not refunded/)).toBeVisible();
  },
};

export const NotPaidYet: Story = {
  args: { booking: createQueueBooking('draft') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not paid yet')).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const DiscardedDraft: Story = {
  args: { booking: createQueueBooking('cancelled', { payment: createPayment('cancelled') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was charged')).toBeVisible();
  },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const LongTexts: Story = {
  args: {
    booking: {
      ...paid,
      hospitalName:
        'Shri Venkateshwara Institute of Cardiovascular Sciences and Multispeciality Research Hospital',
      department: 'Outpatient department of paediatric cardiothoracic surgery, second floor',
      total: { amountMinor: 3_000_000, currency: 'USD' },
      freelancer: {
        ...paid.freelancer,
        name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara',
        profilePicture: null,
      },
    },
  },
};

export const InHindi: Story = {
  args: {
    booking: {
      ...paid,
      hospitalName: 'सेतुबंध अस्पताल, कोरमंगला',
      department: 'हृदय रोग विभाग',
      freelancer: { ...paid.freelancer, name: 'रमेश पवार' },
      patient: { ...paid.patient, name: 'मीरा नायर' },
    },
  },
};

export const RightToLeft: Story = { ...InHindi, decorators: [rightToLeft] };
