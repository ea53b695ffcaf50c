import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConfirmBar } from '../../../src/components/booking/ConfirmBar/ConfirmBar.tsx';
import { appointmentType } from '../../../src/contract/place.ts';
import { consultationPrices } from '../../../src/domain/payments/money.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: ConfirmBar,
  argTypes: {
    appointmentType: { options: appointmentType.options, control: 'radio' },
  },
  args: {
    date: '2026-11-25',
    time: '10:30',
    appointmentType: 'in-person',
    price: consultationPrices['in-person'],
    isUntouched: false,
    missing: null,
    onConfirm: fn(),
    isSubmitting: false,
    error: null,
    errorLink: null,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ConfirmBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyToConfirm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Wed 25 Nov, 10:30 am')).toBeVisible();
    await expect(canvas.getByText('In-person, $100')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  args: {
    date: null,
    time: null,
    isUntouched: true,
    missing: 'Choose a date and a time to confirm.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(canvas.getByText('Choose a date and a time')).toBeVisible();
    await expect(canvas.queryByText('In-person, $100')).not.toBeInTheDocument();
  },
};

export const OnlyTheTypeChosen: Story = {
  args: {
    ...NothingChosen.args,
    isUntouched: false,
    appointmentType: 'phone',
    price: consultationPrices.phone,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Phone, $35')).toBeVisible();
  },
};

export const Submitting: Story = { args: { isSubmitting: true } };

export const Failed: Story = {
  args: { error: 'You are offline. Please try again when you are connected.' },
};

export const TwentyFourHours: Story = { args: { time: '16:30' }, decorators: [on24HourClock] };

export const RightToLeft: Story = { ...ReadyToConfirm, decorators: [rightToLeft] };
