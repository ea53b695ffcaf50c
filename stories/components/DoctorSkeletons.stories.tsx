import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingAsideSkeleton } from '../../src/components/DoctorSkeletons/BookingAsideSkeleton.tsx';
import { DoctorCardSkeleton } from '../../src/components/DoctorSkeletons/DoctorCardSkeleton.tsx';
import { DoctorListingSkeleton } from '../../src/components/DoctorSkeletons/DoctorListingSkeleton.tsx';
import { DoctorProfileSkeleton } from '../../src/components/DoctorSkeletons/DoctorProfileSkeleton.tsx';

const meta = {
  title: 'components/Doctors/DoctorSkeletons',
  id: 'components-doctorskeletons',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = { render: () => <DoctorCardSkeleton /> };

export const Listing: Story = { render: () => <DoctorListingSkeleton /> };

export const Profile: Story = { render: () => <DoctorProfileSkeleton /> };

export const BesideAProfile: Story = { render: () => <BookingAsideSkeleton /> };
