import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchBox } from '../../../src/components/home/SearchBox/SearchBox.tsx';
import { searchBox } from '../../fixtures/search-box.ts';
import { useArgState } from '../../use-arg-state.ts';

const meta = {
  component: SearchBox,
  args: {
    location: '',
    onLocationInput: searchBox.onLocationInput,
    placeSuggestions: [],
    onUseCurrentLocation: fn(),
    isLocating: false,
    locationError: null,
    query: '',
    onQueryInput: searchBox.onQueryInput,
    keywordSuggestions: [],
    onSearch: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: function Typed(args) {
    const [location, setLocation] = useArgState(args.location);
    const [query, setQuery] = useArgState(args.query);
    return (
      <SearchBox
        {...args}
        location={location}
        onLocationInput={setLocation}
        query={query}
        onQueryInput={setQuery}
      />
    );
  },
} satisfies Meta<typeof SearchBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingTypedYet: Story = {};

export const FilledIn: Story = {
  args: { location: 'Bengaluru, Karnataka', query: 'specialist' },
};

export const PlacesSuggested: Story = {
  args: { placeSuggestions: ['Bengaluru, Karnataka', 'Bengaluru Rural, Karnataka'] },
  play: async ({ canvas, userEvent }) => {
    const location = canvas.getByRole('combobox', { name: 'Location' });
    await userEvent.type(location, 'Beng');
    await expect(canvas.getByRole('option', { name: 'Use current location' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(location).toHaveValue('Bengaluru, Karnataka');
    await userEvent.type(location, '{Backspace}');
  },
};

export const PlacesSuggestedOnAPhone: Story = {
  ...PlacesSuggested,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Location' }), 'Beng');
    const last = canvas.getByRole('option', { name: 'Bengaluru Rural, Karnataka' });
    const keyword = canvas.getByRole('combobox', { name: /Doctor/ });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      keyword.getBoundingClientRect().top,
    );
  },
};

export const KeywordsSuggested: Story = {
  args: {
    keywordSuggestions: [
      { id: 'specialty-cardiology', label: 'Cardiology', kind: 'specialty' },
      { id: 'doctor-ananya', label: 'Dr. Ananya Krishnan', kind: 'doctor' },
      { id: 'hospital-vasanth', label: 'Vasanth Heart Centre', kind: 'hospital' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Doctor/ }), 'car');
    await expect(canvas.getByRole('option', { name: 'Cardiology' })).toBeVisible();
  },
};

export const FindingTheLocation: Story = { args: { isLocating: true } };

export const LocationRefused: Story = {
  args: { locationError: 'Unable to retrieve location. Please enable GPS.' },
};

export const SearchedForNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByText(/^Type a place/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Doctor/ })).toHaveFocus());
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
