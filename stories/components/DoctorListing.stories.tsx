import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoctorListing } from '../../src/components/DoctorListing/DoctorListing.tsx';
import { DoctorListingSkeleton } from '../../src/components/DoctorSkeletons/DoctorListingSkeleton.tsx';
import {
  ananya,
  doctors,
  hindiNamedDoctor,
  longNamedDoctor,
  newDoctor,
} from '../fixtures/doctors.ts';

const meta = {
  component: DoctorListing,
  args: {
    doctor: ananya,
    profileHref: '#profile',
    bookingHref: '#book',
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

export const NothingKnownButTheName: Story = { args: { doctor: newDoctor } };

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
  render: ({ profileHref, bookingHref }) => (
    <>
      {doctors.map((doctor) => (
        <DoctorListing
          key={doctor.id}
          doctor={doctor}
          profileHref={profileHref}
          bookingHref={bookingHref}
        />
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
