import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HospitalCard } from '../../../src/components/hospitals/HospitalCard/HospitalCard.tsx';
import { HospitalCardSkeleton } from '../../../src/components/hospitals/HospitalCard/HospitalCardSkeleton.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';
import { hindiNamedHospital, longNamedHospital, setubandh } from '../../fixtures/hospitals.ts';

const meta = {
  component: HospitalCard,
  args: { hospital: setubandh, detailsHref: '#details', now: new Date('2026-11-21T03:50:00Z') },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'} style={{ maxInlineSize: '540px' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof HospitalCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25 min')).toBeVisible();
    await expect(canvas.getByText('wait, updated 9:15 am')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 080 0125 2200' })).toHaveAttribute(
      'href',
      'tel:+91-80-0125-2200',
    );
    await expect(
      canvas.getByRole('link', { name: 'Get Directions to Setubandh Hospital' }),
    ).toHaveAttribute('href', expect.stringContaining('destination=Setubandh+Hospital'));
    await expect(
      canvas.getByRole('link', { name: 'View Details of Setubandh Hospital' }),
    ).toHaveAttribute('href', '#details');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const directions = canvas
      .getByRole('link', { name: /^Get Directions/ })
      .getBoundingClientRect();
    const details = canvas.getByRole('link', { name: /^View Details/ }).getBoundingClientRect();
    await expect(details.top).toBe(directions.top);
    await expect(directions.height).toBe(48);
  },
};

export const LongNamesManyDepartmentsNoPicture: Story = { args: { hospital: longNamedHospital } };

export const HindiName: Story = { args: { hospital: hindiNamedHospital } };

export const UpdateUnknown: Story = {
  args: { hospital: { ...setubandh, waitUpdatedAt: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('wait time')).toBeVisible();
    await expect(canvas.queryByText(/updated/)).toBeNull();
  },
};

export const UpdateInTheFuture: Story = {
  ...UpdateUnknown,
  args: { hospital: { ...setubandh, waitUpdatedAt: '2026-11-21T03:51:00.000Z' } },
};

export const NoQueue: Story = { args: { hospital: { ...setubandh, waitTime: 0, reviews: 1 } } };

export const Loading: Story = {
  render: () => (
    <li>
      <HospitalCardSkeleton />
    </li>
  ),
};

export const RightToLeft: Story = { ...HindiName, parameters: { isRightToLeft: true } };

export const TwentyFourHours: Story = {
  args: { now: new Date('2026-11-21T10:50:00Z') },
  decorators: [on24HourClock],
};
