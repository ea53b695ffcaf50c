import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingAsideSkeleton } from '../../../src/components/doctors/DoctorSkeletons/BookingAsideSkeleton.tsx';
import { DoctorCardSkeleton } from '../../../src/components/doctors/DoctorSkeletons/DoctorCardSkeleton.tsx';
import { DoctorListingSkeleton } from '../../../src/components/doctors/DoctorSkeletons/DoctorListingSkeleton.tsx';
import { DoctorProfileSkeleton } from '../../../src/components/doctors/DoctorSkeletons/DoctorProfileSkeleton.tsx';

const meta = {} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = { render: () => <DoctorCardSkeleton /> };

export const Listing: Story = { render: () => <DoctorListingSkeleton /> };

export const Profile: Story = { render: () => <DoctorProfileSkeleton /> };

export const BesideAProfile: Story = { render: () => <BookingAsideSkeleton /> };
