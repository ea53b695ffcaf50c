import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { searchDoctors, SORTS, type DoctorSearch } from '../../../src/domain/doctors/search.ts';
import { SearchScreen } from '../../../src/screens/doctors/SearchScreen/SearchScreen.tsx';
import { now } from '../../fixtures/appointments.ts';
import {
  doctors,
  hindiNamedDoctor,
  longNamedDoctor,
  manyDoctors,
  newDoctor,
} from '../../fixtures/doctors.ts';
import { outdated } from '../../fixtures/outdated.ts';
import { searchBox } from '../../fixtures/search-box.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const search: DoctorSearch = {
  query: '',
  location: 'Bengaluru, Karnataka',
  gender: '',
  stories: '60',
  experience: '',
  sort: '',
};

const anywhere: DoctorSearch = { ...search, location: '', stories: '' };

const meta = {
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    search,
    onSearchChange: fn(),
    doctors: { status: 'ready', data: doctors },
    sorts: SORTS,
    isLive: true,
    now,
    searchBox: { ...searchBox, location: 'Bengaluru, Karnataka', query: 'specialist' },
    doctorHref: (id) => `#${id}`,
    bookingHref: (id) => `#book-${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourDoctorsFound: Story = {
  play: async ({ canvas }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(sort).toHaveTextContent('Sort: Relevance');
    await expect(canvas.getByRole('group', { name: 'Filters' })).not.toContainElement(sort);
    await expect(sort.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnAPhone: Story = { ...FourDoctorsFound, globals: { viewport: { value: 'phone' } } };

export const FiltersNarrowTheList: Story = {
  render: function Filtered(args) {
    const [kept, setKept] = useState({ ...search, stories: '' as const } as DoctorSearch);
    return (
      <SearchScreen
        {...args}
        search={kept}
        onSearchChange={setKept}
        doctors={{ status: 'ready', data: searchDoctors(doctors, kept) }}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Only doctors with 20 years or more', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Experience' }));
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      await expect(canvas.getByText('1 doctor')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Dr. Raghav Menon' })).toBeVisible();
    });
    await step('Show all doctors again', async () => {
      canvas.getByRole('button', { name: 'Clear filters' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('4 doctors')).toBeVisible();
      await waitFor(() => expect(canvas.getByText('4 doctors').parentElement).toHaveFocus());
    });
  },
};

export const SortedBySoonestFree: Story = {
  args: {
    search: { ...search, sort: 'soonest' },
    doctors: {
      status: 'ready',
      data: searchDoctors(
        doctors.map((doctor, index) => ({
          ...doctor,
          nextFreeAt: index === 0 ? null : `2026-11-${24 - index}T05:30:00Z`,
        })),
        { ...anywhere, sort: 'soonest' },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveTextContent(
      'Soonest available',
    );
    const times = canvas.getAllByText(/free/i).map(({ textContent }) => textContent);
    await expect(times.slice(-4)).toEqual([
      'Next free: today, 11:00 am',
      'Next free: tomorrow, 11:00 am',
      'Next free: Mon 23 Nov, 11:00 am',
      'No free time in the next 14 days',
    ]);
  },
};

export const AnywhereInIndia: Story = {
  args: { search: { ...search, location: '', stories: '' }, searchBox },
};

export const OneDoctorFound: Story = {
  args: { doctors: { status: 'ready', data: doctors.slice(0, 1) } },
};

export const UnusualDoctors: Story = {
  args: { doctors: { status: 'ready', data: [longNamedDoctor, hindiNamedDoctor, newDoctor] } },
};

export const ThousandsFound: Story = {
  args: { doctors: { status: 'ready', data: manyDoctors(2400) } },
};

export const NobodyMatchesTheFilters: Story = {
  args: { doctors: { status: 'ready', data: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No doctors found matching your criteria' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ ...search, stories: '' });
    await expect(canvas.getByRole('button', { name: 'Search all of India' })).toBeVisible();
  },
};

export const NobodyMatchesTheWords: Story = {
  args: { search: { ...search, stories: '' }, doctors: { status: 'ready', data: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search all of India' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({
      ...search,
      stories: '',
      location: '',
    });
  },
};

export const NobodyInIndiaMatchesTheWords: Story = {
  args: { search: { ...anywhere, query: 'zzz' }, doctors: { status: 'ready', data: [] } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Show all doctors' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('0 doctors').parentElement).toHaveFocus());
    await expect(args.onSearchChange).toHaveBeenCalledWith({ ...anywhere, query: '' });
  },
};

const found = (query: string) => ({
  search: { ...anywhere, query },
  searchBox: { ...searchBox, query },
  doctors: { status: 'ready' as const, data: searchDoctors(doctors, { ...anywhere, query }) },
});

export const SymptomFound: Story = {
  args: found('sir dard'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing neurologists for/)).toHaveTextContent(
      'Showing neurologists for “sir dard”.',
    );
    await expect(canvas.getByRole('link', { name: 'Dr. Raghav Menon' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '112' })).toBeNull();
  },
};

export const UrgentSymptomFound: Story = {
  args: found('chest pain'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing cardiologists for/)).toBeVisible();
    await expect(canvas.getByText(/^If this is sudden or severe/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  },
};

export const NoDoctorOfTheUsualSpecialty: Story = {
  args: {
    ...found('bukhar'),
    doctors: {
      status: 'ready',
      data: doctors.slice(0, 1).map((doctor) => ({ ...doctor, specialty: 'Pediatrics' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We found no general physicians/)).toHaveTextContent(
      'We found no general physicians. Showing pediatricians for “bukhar”.',
    );
  },
};

export const UrgentSymptomWithoutADoctor: Story = {
  args: { ...found('chest pain'), doctors: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
    await expect(canvas.getByText(/^We found no cardiologists for/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '112' })).toBeVisible();
  },
};

export const Loading: Story = { args: { doctors: { status: 'loading' } } };

export const CouldNotBeUpdated: Story = {
  args: { doctors: outdated(doctors) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may be out of date');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    doctors: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
};

export const Offline: Story = {
  args: {
    doctors: {
      status: 'error',
      reason: 'offline',
      message: 'Check your connection; your search is kept.',
    },
  },
};

export const RightToLeft: Story = { ...UnusualDoctors, decorators: [rightToLeft] };
