import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoctorListing } from '../../../src/components/doctors/DoctorListing/DoctorListing.tsx';
import { DoctorListingSkeleton } from '../../../src/components/doctors/DoctorSkeletons/DoctorListingSkeleton.tsx';
import { now } from '../../fixtures/appointments.ts';
import {
  ananya,
  doctors,
  feeDoctor,
  hindiNamedDoctor,
  longNamedDoctor,
  newDoctor,
} from '../../fixtures/doctors.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: DoctorListing,
  args: {
    doctor: ananya,
    profileHref: '#profile',
    bookingHref: '#book',
    now,
    isLive: true,
  },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof DoctorListing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dr. Ananya Krishnan' })).toBeVisible();
    await expect(canvas.getByText('₹600 – ₹900 per visit')).toBeVisible();
  },
};

export const NothingKnownButTheName: Story = {
  args: { doctor: newDoctor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Book Appointment/ })).toBeVisible();
  },
};

export const OwnAddressAndFee: Story = {
  args: { doctor: feeDoctor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹600 per visit')).toBeVisible();
    await expect(canvas.getByText('14, 3rd Cross')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Contact Clinic (Dr. Leela Hegde)' }),
    ).toHaveAttribute('href', 'tel:08040001111');
  },
};

export const NextFreeTime: Story = {
  args: { doctor: { ...ananya, nextFreeAt: '2026-11-23T03:30:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next free: Mon 23 Nov, 9:00 am')).toBeVisible();
  },
};

export const TwentyFourHourClock: Story = {
  args: { doctor: { ...ananya, nextFreeAt: '2026-11-23T12:30:00Z' } },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next free: Mon 23 Nov, 18:00')).toBeVisible();
  },
};

export const NoFreeTime: Story = { args: { doctor: { ...ananya, nextFreeAt: null } } };

export const BeforeTheAnswer: Story = {
  args: { ...NextFreeTime.args, isLive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/free/)).toBeNull();
  },
};

export const OneFeeAndNoStories: Story = {
  args: {
    doctor: {
      ...ananya,
      consultationFees: {
        min: { amountMinor: 60_000, currency: 'INR' },
        max: { amountMinor: 60_000, currency: 'INR' },
      },
      ratingPercent: undefined,
      patientStories: 0,
    },
  },
};

export const LongNames: Story = { args: { doctor: longNamedDoctor } };

export const HindiName: Story = { args: { doctor: hindiNamedDoctor } };

export const FourInARow: Story = {
  render: (args) => (
    <>
      {doctors.map((doctor) => (
        <DoctorListing {...args} key={doctor.id} doctor={doctor} />
      ))}
    </>
  ),
};

export const Loading: Story = {
  render: () => (
    <li>
      <DoctorListingSkeleton />
    </li>
  ),
};

export const RightToLeft: Story = { ...HindiName, parameters: { isRightToLeft: true } };
