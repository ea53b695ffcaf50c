import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PatientRequests } from '../../../src/components/dashboard/PatientRequests/PatientRequests.tsx';
import {
  hindiNamedVisit,
  lapsedVisit,
  longNamedVisit,
  pendingVisit,
} from '../../fixtures/appointments.ts';
import { nextTimes } from '../../fixtures/next-times.tsx';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: PatientRequests,
  args: {
    waiting: [pendingVisit],
    lapsed: [],
    allHref: '#pending',
    appointmentHref: (id) => `#${id}`,
    bookHref: (id) => `#book-${id}`,
    nextTimes: () => nextTimes,
  },
} satisfies Meta<typeof PatientRequests>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneWaits: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: '1 request waiting for Dr. Krishnan’s reply' }),
    ).toBeVisible();
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Dr\. Ananya Krishnan, / })).toHaveAttribute(
      'href',
      `#${pendingVisit.id}`,
    );
  },
};

export const TwoWaitForOneDoctor: Story = {
  args: { waiting: [pendingVisit, { ...pendingVisit, id: 'other', time: '11:00' }] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: '2 requests waiting for Dr. Krishnan’s reply' }),
    ).toBeVisible();
  },
};

export const SeveralWait: Story = {
  args: { waiting: [pendingVisit, longNamedVisit] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: '2 requests waiting for replies' }),
    ).toBeVisible();
  },
};

export const OneLapsed: Story = {
  args: { waiting: [], lapsed: [lapsedVisit] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: '1 request ended without a reply' }),
    ).toHaveTextContent('Dr. Menon did not reply to your request for Thu 19 Nov, 6:30 pm.');
    await expect(canvas.getByRole('link', { name: 'Book again with Dr. Menon' })).toHaveAttribute(
      'href',
      `#book-${lapsedVisit.doctorId}`,
    );
    await expect(canvas.getByRole('link', { name: /^Book Today, 4:30 pm/ })).toBeVisible();
  },
};

export const LapsedWithADoctorWhoTakesNoVisits: Story = {
  args: {
    waiting: [],
    lapsed: [{ ...lapsedVisit, doctor: { ...lapsedVisit.doctor, takesVisits: false } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/did not reply to your request/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const TwentyFourHourClock: Story = {
  args: { lapsed: [lapsedVisit] },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Thu 19 Nov, 18:30/)).toBeVisible();
  },
};

export const HindiName: Story = { args: { waiting: [hindiNamedVisit] } };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
