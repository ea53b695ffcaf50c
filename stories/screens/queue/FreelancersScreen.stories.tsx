import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FreelancersScreen } from '../../../src/screens/queue/FreelancersScreen/FreelancersScreen.tsx';
import {
  freelancers,
  helperWithoutPlace,
  hindiNamedHelper,
  longNamedHelper,
} from '../../fixtures/freelancers.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { useArgState } from '../../use-arg-state.ts';

const meta = {
  component: FreelancersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    freelancers: { status: 'ready', data: freelancers },
    search: { city: '', day: '' },
    onSearchChange: fn(),
    freelancerHref: (id) => `#${id}`,
    bookHref: (id) => `#book-${id}`,
    onRetry: fn(),
  },
  render: function Searched({ search: initial, onSearchChange, ...props }) {
    const [search, setSearch] = useArgState(initial);
    return (
      <FreelancersScreen
        {...props}
        search={search}
        onSearchChange={(next) => {
          onSearchChange(next);
          setSearch(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FreelancersScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FiveHelpers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Queue helpers');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 helpers found');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Book Ramesh Pawar' })).toHaveAttribute(
      'href',
      '#book-freelancer-ramesh-pawar',
    );
    await expect(
      canvas.getByRole('link', { name: 'View profile of Ramesh Pawar' }),
    ).toHaveAttribute('href', '#freelancer-ramesh-pawar');
  },
};

export const FilteredByCityAndDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = async (filter: string, option: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: filter }));
      await userEvent.click(await within(document.body).findByRole('option', { name: option }));
    };
    const status = canvas.getByRole('status');
    await choose('City', 'Bengaluru');
    await waitFor(() => expect(status).toHaveTextContent('2 helpers found'));
    await choose('Day', 'Sunday');
    await waitFor(() => expect(status).toHaveTextContent('1 helper found'));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Ramesh Pawar');
  },
};

export const NothingFound: Story = {
  args: { search: { city: 'Kolkata', day: 'Sunday' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No helpers found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  },
};

export const NobodyYet: Story = {
  args: { freelancers: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No helpers found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Clear|Try again/ })).toBeNull();
  },
};

export const NotOfferedByTheServer: Story = {
  args: { freelancers: { status: 'error', reason: 'not-found', message: 'Not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No helpers found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const LongAndHindiTexts: Story = {
  args: {
    freelancers: { status: 'ready', data: [longNamedHelper, hindiNamedHelper, helperWithoutPlace] },
  },
};

export const OnANarrowPhone: Story = {
  args: { freelancers: { status: 'ready', data: [longNamedHelper, ...freelancers] } },
  globals: { viewport: { value: 'narrow' } },
};

export const Loading: Story = {
  args: { freelancers: { status: 'loading' }, search: { city: 'Bengaluru', day: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for helpers…');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveTextContent('Bengaluru');
  },
};

export const Failed: Story = {
  args: {
    freelancers: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { freelancers: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline')).toBeVisible();
  },
};

export const RightToLeft: Story = { ...LongAndHindiTexts, decorators: [rightToLeft] };
