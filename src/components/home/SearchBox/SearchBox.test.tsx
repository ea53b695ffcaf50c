import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

function show(props: Partial<SearchBoxProps>) {
  const onSearch = vi.fn<SearchBoxProps['onSearch']>();
  const onUseCurrentLocation = vi.fn<() => void>();
  render(
    <SearchBox
      location=""
      onLocationInput={() => undefined}
      placeSuggestions={[]}
      onUseCurrentLocation={onUseCurrentLocation}
      isLocating={false}
      locationError={null}
      query=""
      onQueryInput={() => undefined}
      keywordSuggestions={[]}
      onSearch={onSearch}
      {...props}
    />,
  );
  return { onSearch, onUseCurrentLocation };
}

const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));

it('SearchBox trims spaces from the keyword and the location', async () => {
  const { onSearch } = show({ location: '  Bengaluru, Karnataka ', query: ' cardio  ' });
  await search();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({
    location: 'Bengaluru, Karnataka',
    query: 'cardio',
  });
});

it('SearchBox searches on Enter in either field', async () => {
  const { onSearch } = show({ location: 'Pune', query: 'ENT' });
  await userEvent.type(screen.getByRole('combobox', { name: 'Location' }), '{Enter}');
  await userEvent.type(screen.getByRole('combobox', { name: /Doctor/ }), '{Enter}');
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it('SearchBox searches by location alone if the keyword is empty or has only spaces', async () => {
  const { onSearch } = show({ location: 'Pune', query: '   ' });
  await search();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ location: 'Pune', query: '' });
});

it('SearchBox searches by keyword alone if there is no location', async () => {
  const { onSearch } = show({ query: 'Dermatology' });
  await search();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ location: '', query: 'Dermatology' });
});

it('SearchBox asks for a keyword and focuses its field after an empty search', async () => {
  const { onSearch } = show({ location: ' ', query: '' });
  await search();
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByText(/^Type a place/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Doctor/ })).toHaveFocus();
});

it('SearchBox fills the field with the selected suggestion', async () => {
  const onLocationInput = vi.fn<(text: string) => void>();
  show({ onLocationInput, placeSuggestions: ['Pune, Maharashtra'] });
  await userEvent.click(screen.getByRole('combobox', { name: 'Location' }));
  await userEvent.click(screen.getByRole('option', { name: 'Pune, Maharashtra' }));
  expect(onLocationInput).toHaveBeenCalledWith('Pune, Maharashtra');
});

it('SearchBox can use the current location from both the suggestion list and the button', async () => {
  const { onUseCurrentLocation } = show({});
  await userEvent.click(screen.getByRole('combobox', { name: 'Location' }));
  await userEvent.click(screen.getByRole('option', { name: 'Use current location' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use current location' }));
  expect(onUseCurrentLocation).toHaveBeenCalledTimes(2);
});

it('SearchBox shows why the location was not found', () => {
  show({ locationError: 'Unable to retrieve location. Please enable GPS.' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Unable to retrieve location. Please enable GPS.',
  );
});

it('SearchBox clears the keyword and keeps focus in its field', async () => {
  const onQueryInput = vi.fn<(text: string) => void>();
  show({ query: 'skin', onQueryInput });
  await userEvent.click(screen.getByRole('button', { name: 'Clear keyword' }));
  expect(onQueryInput).toHaveBeenCalledWith('');
  expect(screen.getByRole('combobox', { name: /Doctor/ })).toHaveFocus();
});
