import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FreelancerScreen } from '../../../src/screens/queue/FreelancerScreen/FreelancerScreen.tsx';
import {
  balwinder,
  helperWithoutPlace,
  hindiNamedHelper,
  longNamedHelper,
  newHelper,
  ramesh,
} from '../../fixtures/freelancers.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: FreelancerScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    freelancer: { status: 'ready', data: ramesh },
    now: new Date('2026-11-21T04:30:00Z'),
    bookHref: '#book',
    freelancersHref: '#helpers',
    onRetry: fn(),
  },
} satisfies Meta<typeof FreelancerScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WorksEveryDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ramesh Pawar');
    await expect(canvas.getByText('$25/hour')).toBeVisible();
    await expect(canvas.getByText('132')).toBeVisible();
    const services = within(canvas.getByRole('region', { name: 'Services' }));
    await expect(services.getAllByRole('listitem')).toHaveLength(4);
    const week = within(canvas.getByRole('region', { name: 'Weekly availability' }));
    await expect(week.getAllByText('7:00 am')).toHaveLength(7);
    await expect(
      within(canvas.getByRole('region', { name: 'Reviews' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Book Ramesh Pawar' })).toHaveAttribute(
      'href',
      '#book',
    );
  },
};

export const TwoWindowsADay: Story = {
  args: { freelancer: { status: 'ready', data: balwinder } },
};

export const TwentyFourHourClock: Story = {
  args: { freelancer: { status: 'ready', data: balwinder } },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('07:00')).toHaveLength(5);
  },
};

export const JustJoined: Story = {
  args: { freelancer: { status: 'ready', data: newHelper } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Services' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'About' })).toBeNull();
  },
};

export const NoPlaceNoHours: Story = {
  args: { freelancer: { status: 'ready', data: helperWithoutPlace } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('free in the next 14 days')).toBeVisible();
  },
};

export const LongText: Story = { args: { freelancer: { status: 'ready', data: longNamedHelper } } };

export const HindiText: Story = {
  args: { freelancer: { status: 'ready', data: hindiNamedHelper } },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const OnANarrowPhone: Story = {
  args: { freelancer: { status: 'ready', data: longNamedHelper } },
  globals: { viewport: { value: 'narrow' } },
};

export const NotFound: Story = {
  args: {
    freelancer: { status: 'error', reason: 'not-found', message: 'Freelancer not found' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Freelancer not found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all helpers' })).toHaveAttribute(
      'href',
      '#helpers',
    );
  },
};

export const Loading: Story = { args: { freelancer: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    freelancer: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { freelancer: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};
