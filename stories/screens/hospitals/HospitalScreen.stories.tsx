import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HospitalScreen } from '../../../src/screens/hospitals/HospitalScreen/HospitalScreen.tsx';
import { doctors } from '../../fixtures/doctors.ts';
import {
  freelancers,
  ganesh,
  longNamedHelper,
  ramesh,
  shabnam,
} from '../../fixtures/freelancers.ts';
import { hindiNamedHospital, longNamedHospital, setubandh } from '../../fixtures/hospitals.ts';
import { outdated } from '../../fixtures/outdated.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const failed = { status: 'error', reason: 'failed', message: 'Please try again.' } as const;
const offline = { status: 'error', reason: 'offline', message: 'Check your connection.' } as const;

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
    now: new Date('2026-11-21T03:50:00Z'),
    onRetry: fn(),
  },
} satisfies Meta<typeof HospitalScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithItsDoctors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Setubandh Hospital');
    await expect(canvas.getByText('wait, updated 9:15 am')).toBeVisible();
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

export const NoHelpersAnywhere: Story = {
  ...NoHelpersInTheCity,
  args: { freelancers: { status: 'ready', data: [] } },
};

export const NoHelpersOfferedByTheServer: Story = {
  args: { freelancers: { status: 'error', reason: 'not-found', message: 'Not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Skip the queue here')).toBeNull();
  },
};

export const NoDoctorsListed: Story = { args: { doctors: { status: 'ready', data: [] } } };

/** Helpers are only a suggestion, so there is no loading state. */
export const DoctorsAndHelpersOnTheirWay: Story = {
  args: { doctors: { status: 'loading' }, freelancers: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Setubandh Hospital');
    await expect(canvas.queryByText('Skip the queue here')).toBeNull();
  },
};

export const DoctorsAndHelpersFailed: Story = {
  args: { doctors: failed, freelancers: failed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Departments' })).toBeVisible();
    await expect(canvas.queryByText('Skip the queue here')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const DoctorsAndHelpersOffline: Story = {
  args: { doctors: offline, freelancers: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Departments' })).toBeVisible();
    await expect(canvas.getByText('Check your connection.')).toBeVisible();
  },
};

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

export const CouldNotBeUpdated: Story = {
  args: { hospital: outdated(setubandh) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may be out of date');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { hospital: failed },
};

export const Offline: Story = {
  args: { hospital: offline },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
