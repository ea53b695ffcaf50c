import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoctorCard } from '../../src/components/DoctorCard/DoctorCard.tsx';
import { DoctorCardSkeleton } from '../../src/components/DoctorSkeletons/DoctorCardSkeleton.tsx';
import { farah, gill, hindiNamedDoctor, longNamedDoctor, newDoctor } from '../fixtures/doctors.ts';

const meta = {
  component: DoctorCard,
  args: { doctor: gill, profileHref: '#profile' },
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: 346 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof DoctorCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {};

export const WorksEveryDay: Story = { args: { doctor: farah } };

export const JustSignedUp: Story = { args: { doctor: newDoctor } };

export const BrokenPicture: Story = {
  args: { doctor: { ...gill, profilePicture: '/art/people/nobody.svg' } },
};

export const LongName: Story = { args: { doctor: longNamedDoctor } };

export const HindiName: Story = { args: { doctor: hindiNamedDoctor } };

export const Loading: Story = {
  render: () => (
    <li>
      <DoctorCardSkeleton />
    </li>
  ),
};
