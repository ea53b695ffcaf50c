import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoctorCardList } from '../../../src/components/doctors/DoctorCardList/DoctorCardList.tsx';
import { ananya, doctors, farah, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: DoctorCardList,
  args: {
    doctors: { status: 'ready', data: [...doctors, newDoctor] },
    doctorHref: (id) => `#${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorCardList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FiveDoctors: Story = {};

export const Loading: Story = { args: { doctors: { status: 'loading' } } };

export const NobodyYet: Story = { args: { doctors: { status: 'ready', data: [] } } };

export const Failed: Story = {
  args: {
    doctors: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { doctors: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const SameName: Story = {
  args: {
    doctors: {
      status: 'ready',
      data: [ananya, { ...farah, name: ananya.name }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reg. no. KMC 61098')).toBeVisible();
    await expect(canvas.getByText('Reg. no. KMC 67210')).toBeVisible();
  },
};
