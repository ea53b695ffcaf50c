import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HospitalsScreen } from '../../../src/screens/hospitals/HospitalsScreen/HospitalsScreen.tsx';
import {
  gulmohar,
  hindiNamedHospital,
  hospitals,
  longNamedHospital,
} from '../../fixtures/hospitals.ts';
import { outdated } from '../../fixtures/outdated.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { useArgState } from '../../use-arg-state.ts';

const meta = {
  component: HospitalsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    hospitals: { status: 'ready', data: hospitals },
    search: { query: '', department: '', city: '' },
    onSearchChange: fn(),
    hospitalHref: (id) => `#${id}`,
    now: new Date('2026-11-21T03:50:00Z'),
    onRetry: fn(),
  },
  render: function Searched({ search: initial, onSearchChange, ...props }) {
    const [search, setSearch] = useArgState(initial);
    return (
      <HospitalsScreen
        {...props}
        search={search}
        onSearchChange={(next) => {
          onSearchChange(next);
          setSearch(next);
        }}
      />
    );
  },
} satisfies Meta<typeof HospitalsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourHospitals: Story = {};

export const SearchedByAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search by name or address' }),
      'indiranagar',
    );
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 hospitals found');
  },
};

export const FilteredByDepartment: Story = {
  play: async ({ canvas, userEvent }) => {
    const department = canvas.getByRole('combobox', { name: 'Department' });
    await expect(department).toHaveTextContent('All Departments');
    await userEvent.click(department);
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Neurology' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Kaveri Neuro Centre'),
    );
  },
};

export const FilteredByCity: Story = {
  args: { hospitals: { status: 'ready', data: [...hospitals, gulmohar] } },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('combobox', { name: 'City' });
    await expect(city).toHaveTextContent('All cities');
    await userEvent.click(city);
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Mumbai' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Gulmohar Hospital'),
    );
  },
};

export const CitiesNotKnown: Story = {
  args: {
    hospitals: {
      status: 'ready',
      data: hospitals.map((hospital) => ({ ...hospital, location: undefined })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Department' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'City' })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { search: { query: 'zzz', department: '', city: '' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No hospitals found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all hospitals' }));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

export const NoHospitalsYet: Story = {
  args: { hospitals: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hospitals are listed yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show all hospitals' })).toBeNull();
  },
};

export const LongAndHindiNames: Story = {
  args: { hospitals: { status: 'ready', data: [longNamedHospital, hindiNamedHospital] } },
};

export const Loading: Story = { args: { hospitals: { status: 'loading' } } };

export const CouldNotBeUpdated: Story = {
  args: { hospitals: outdated(hospitals) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may be out of date');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    hospitals: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { hospitals: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };
