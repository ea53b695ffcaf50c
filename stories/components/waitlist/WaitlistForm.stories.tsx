import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WaitlistForm } from '../../../src/components/waitlist/WaitlistForm/WaitlistForm.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const open = { name: 'Tell me about an earlier time' };
const join = { name: 'Join the waitlist' };

const meta = {
  component: WaitlistForm,
  args: {
    days: ['Monday', 'Wednesday', 'Friday'],
    lastDays: ['2026-11-23', '2026-11-25', '2026-11-27'],
    isSubmitting: false,
    error: null,
    onJoin: fn(),
  },
} satisfies Meta<typeof WaitlistForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** All days and times are chosen at first. */
export const Joins: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Friday' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Afternoons' }));
    await userEvent.click(canvas.getByRole('button', join));
    await expect(args.onJoin).toHaveBeenCalledWith({
      days: ['Monday', 'Wednesday'],
      parts: ['morning', 'evening'],
      until: '2026-11-27',
    });
  },
};

/** The patient waits already. */
export const Changes: Story = {
  args: { initial: { days: ['Monday'], parts: ['morning'], until: '2026-11-25' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change what you wait for' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onJoin).toHaveBeenCalledWith(args.initial);
  },
};

export const NoDayChosen: Story = {
  args: { days: ['Monday'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.click(canvas.getByRole('button', join));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose at least one day.');
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

export const ClosesAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', open)).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { isSubmitting: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(canvas.getByRole('button', { name: /^Please wait/ })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { error: 'You are offline. Connect and try again.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
  },
};

/** The doctor has no day left. */
export const NoDays: Story = {
  args: { lastDays: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(canvas.getByRole('group', { name: 'Days' })).toBeVisible();
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
