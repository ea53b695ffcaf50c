import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FindADoctorScreen } from '../../../src/screens/doctors/FindADoctorScreen/FindADoctorScreen.tsx';
import { doctors, hindiNamedDoctor, longNamedDoctor, newDoctor } from '../../fixtures/doctors.ts';
import { searchBox } from '../../fixtures/search-box.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: FindADoctorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    searchBox,
    doctors: { status: 'ready', data: [...doctors, hindiNamedDoctor, newDoctor, longNamedDoctor] },
    doctorHref: (id) => `#${id}`,
    doctorsHref: '#doctors',
    onRetry: fn(),
  },
} satisfies Meta<typeof FindADoctorScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyToSearch: Story = {};

export const LocationTyped: Story = {
  args: {
    searchBox: {
      ...searchBox,
      location: 'Beng',
      placeSuggestions: [
        'Bengaluru, Karnataka',
        'Bengaluru Rural, Karnataka',
        'Bengaluru North, Karnataka',
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Location' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const NoGeolocation: Story = {
  args: {
    searchBox: {
      ...searchBox,
      locationError: 'Geolocation is not supported by your browser.',
    },
  },
};

export const NobodyYet: Story = {
  args: { doctors: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No doctors yet')).toBeVisible();
  },
};

export const DoctorsLoading: Story = { args: { doctors: { status: 'loading' } } };

export const DoctorsFailed: Story = {
  args: {
    doctors: {
      status: 'error',
      reason: 'failed',
      message: 'Something went wrong. Please try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    doctors: {
      status: 'error',
      reason: 'offline',
      message: 'Check your connection; what you typed is kept.',
    },
  },
};

export const LongAndHindiNames: Story = {
  args: { doctors: { status: 'ready', data: [longNamedDoctor, hindiNamedDoctor] } },
};

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };
