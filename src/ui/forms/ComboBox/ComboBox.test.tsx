import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SUGGESTION_BLUR_MS } from '../../../domain/hospitals/place-suggestions.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const places = ['Bengaluru, Karnataka', 'Belagavi, Karnataka'].map((label) => ({
  id: label,
  label,
}));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(props: Partial<ComboBoxProps> = {}) {
  const onSuggestionSelect = vi.fn<ComboBoxProps['onSuggestionSelect']>();
  const onSubmit = vi.fn<() => void>();
  function Held() {
    const [value, setValue] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ComboBox
          label="Location"
          value={value}
          onChange={setValue}
          icon={null}
          suggestions={places}
          onSuggestionSelect={(suggestion) => {
            setValue(suggestion.label);
            onSuggestionSelect(suggestion);
          }}
          {...props}
        />
        <button type="submit">Search</button>
      </form>
    );
  }
  render(<Held />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { field, onSuggestionSelect, onSubmit, user };
}

const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

test('ComboBox opens on focus and accepts any text', async () => {
  const { field, user } = setUp();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(field, 'Timbuktu');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(field).toHaveValue('Timbuktu');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('ComboBox stays closed on focus while it shows an error, and opens on a click or an arrow key', async () => {
  const { field, user } = setUp({ error: 'Location is required' });
  act(() => field.focus());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Bengaluru, Karnataka');
  await user.keyboard('{Escape}');
  await user.click(field);
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('ComboBox moves through the options and back to the text field with the arrow keys', async () => {
  const { field, user } = setUp();
  await user.click(field);
  expect(marked()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Bengaluru, Karnataka');
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  );
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('Belagavi, Karnataka');
  expect(field).toHaveFocus();
});

test('ComboBox selects the active option with Enter and does not submit the form', async () => {
  const { field, onSuggestionSelect, onSubmit, user } = setUp();
  await user.type(field, 'Bel{ArrowDown}{ArrowDown}{Enter}');
  expect(onSuggestionSelect).toHaveBeenCalledExactlyOnceWith(places[1]);
  expect(field).toHaveValue('Belagavi, Karnataka');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('ComboBox submits the form with Enter when no option is active', async () => {
  const { field, onSuggestionSelect, onSubmit, user } = setUp();
  await user.type(field, 'Bel{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSuggestionSelect).not.toHaveBeenCalled();
});

test('ComboBox closes with Escape, keeps the text, and opens again with an arrow key', async () => {
  const { field, user } = setUp();
  await user.type(field, 'Bel{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('Bel');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Bengaluru, Karnataka');
});

test('ComboBox lists the action before the options, and runs the action when the user chooses it', async () => {
  const onPress = vi.fn<() => void>();
  const { field, onSuggestionSelect, user } = setUp({
    action: { label: 'Use current location', icon: null, onPress },
  });
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Use current location');
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(onSuggestionSelect).not.toHaveBeenCalled();
});

test('ComboBox stays open briefly after it loses focus, so that a tap on an option still registers', async () => {
  const { field, onSuggestionSelect, user } = setUp();
  await user.click(field);
  act(() => field.blur());
  act(() => vi.advanceTimersByTime(SUGGESTION_BLUR_MS - 1));
  fireEvent.click(screen.getByRole('option', { name: 'Belagavi, Karnataka' }));
  expect(onSuggestionSelect).toHaveBeenCalledExactlyOnceWith(places[1]);
});

test('ComboBox closes if focus does not return shortly after a blur', async () => {
  const { field, user } = setUp();
  await user.click(field);
  act(() => field.blur());
  act(() => vi.advanceTimersByTime(SUGGESTION_BLUR_MS));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('ComboBox announces the number of suggestions', async () => {
  const { field, user } = setUp();
  await user.click(field);
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
});
