import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HospitalScreen } from '../../src/screens/HospitalScreen/HospitalScreen.tsx';
import { doctors } from '../fixtures/doctors.ts';
import { freelancers, ganesh, longNamedHelper, ramesh, shabnam } from '../fixtures/freelancers.ts';
import { hindiNamedHospital, longNamedHospital, setubandh } from '../fixtures/hospitals.ts';
import { rightToLeft } from '../right-to-left.tsx';

const meta = {
  component: HospitalScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    hospital: { status: 'ready', data: setubandh },
    doctors: { status: 'ready', data: doctors },
    freelancers: { status: 'ready', data: freelancers },
    doctorHref: (id) => `#${id}`,
    hospitalsHref: '#hospitals',
    queueFormHref: (id) => `#book-${id}`,
    freelancersHref: '#helpers',
    onRetry: fn(),
  },
} satisfies Meta<typeof HospitalScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithItsDoctors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Setubandh Hospital');
    await expect(canvas.getByRole('region', { name: 'Departments' })).toHaveTextContent(
      'Cardiology',
    );
    await expect(canvas.getAllByRole('link', { name: /View Profile/ })).toHaveLength(
      doctors.length,
    );
  },
};

export const HelpersInTheCity: Story = {
  play: async ({ canvas }) => {
    const helpers = within(canvas.getByRole('region', { name: 'Skip the queue here' }));
    await expect(helpers.getAllByRole('listitem')).toHaveLength(2);
    await expect(helpers.getByRole('link', { name: 'Book Ramesh Pawar' })).toHaveAttribute(
      'href',
      '#book-freelancer-ramesh-pawar',
    );
    await expect(helpers.getByRole('link', { name: 'All helpers' })).toHaveAttribute(
      'href',
      '#helpers',
    );
  },
};

export const ManyHelpersInTheCity: Story = {
  args: {
    freelancers: {
      status: 'ready',
      data: [
        ...freelancers,
        ...[shabnam, ganesh, longNamedHelper].map((helper) => ({
          ...helper,
          location: ramesh.location,
        })),
      ],
    },
  },
  play: async ({ canvas }) => {
    const helpers = within(canvas.getByRole('region', { name: 'Skip the queue here' }));
    await expect(helpers.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const NoHelpersInTheCity: Story = {
  args: { freelancers: { status: 'ready', data: [ganesh] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Skip the queue here')).toBeNull();
  },
};

export const NoHelpersOfferedByTheServer: Story = {
  args: { freelancers: { status: 'error', reason: 'not-found', message: 'Not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Skip the queue here')).toBeNull();
  },
};

export const NoDoctorsListed: Story = { args: { doctors: { status: 'ready', data: [] } } };

export const DoctorsOnTheirWay: Story = { args: { doctors: { status: 'loading' } } };

export const LongNameNoPicture: Story = {
  args: { hospital: { status: 'ready', data: longNamedHospital } },
};

export const HindiName: Story = {
  args: { hospital: { status: 'ready', data: hindiNamedHospital } },
};

export const Loading: Story = { args: { hospital: { status: 'loading' } } };

export const NotFound: Story = {
  args: { hospital: { status: 'error', reason: 'not-found', message: 'Hospital not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all hospitals' })).toHaveAttribute(
      'href',
      '#hospitals',
    );
  },
};

export const Failed: Story = {
  args: {
    hospital: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
};

export const Offline: Story = {
  args: { hospital: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
