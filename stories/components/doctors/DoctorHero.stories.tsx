import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoctorHero } from '../../../src/components/doctors/DoctorHero/DoctorHero.tsx';
import { DoctorProfileSkeleton } from '../../../src/components/doctors/DoctorSkeletons/DoctorProfileSkeleton.tsx';
import { ananya, hindiNamedDoctor, longNamedDoctor, newDoctor } from '../../fixtures/doctors.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: DoctorHero,
  args: { doctor: ananya },
} satisfies Meta<typeof DoctorHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WellReviewed: Story = {};

export const JustSignedUp: Story = { args: { doctor: newDoctor } };

export const LongName: Story = { args: { doctor: longNamedDoctor } };

export const HindiName: Story = { args: { doctor: hindiNamedDoctor } };

export const Loading: Story = { render: () => <DoctorProfileSkeleton /> };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
