import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocateFixed, MapPin, Search } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { ComboBox } from '../../../src/ui/forms/ComboBox/ComboBox.tsx';
import { Icon } from '../../../src/ui/layout/Icon/Icon.tsx';
import { WithState } from '../../WithState.tsx';

const pin = <Icon glyph={MapPin} size={20} />;

const meta = {
  component: ComboBox,
  args: {
    label: 'Location',
    value: '',
    icon: pin,
    suggestions: ['Bengaluru, Karnataka', 'Bengaluru Rural, Karnataka', 'Belagavi, Karnataka'].map(
      (label) => ({ id: label, label, icon: pin }),
    ),
    onChange: fn(),
    onSuggestionSelect: fn(),
  },
  render: (args) => (
    <div style={{ minBlockSize: '20rem' }}>
      <WithState initial={args.value}>
        {(value, setValue) => (
          <ComboBox
            {...args}
            value={value}
            onChange={(text) => {
              setValue(text);
              args.onChange(text);
            }}
            onSuggestionSelect={(suggestion) => {
              setValue(suggestion.label);
              args.onSuggestionSelect(suggestion);
            }}
          />
        )}
      </WithState>
    </div>
  ),
} satisfies Meta<typeof ComboBox>;

export default meta;

type Story = StoryObj<typeof meta>;

const currentLocation = {
  label: 'Use current location',
  icon: <Icon glyph={LocateFixed} size={20} />,
  onPress: fn(),
};

export const Empty: Story = { args: { placeholder: 'City or area' } };

export const Filled: Story = { args: { value: 'Bengaluru, Karnataka' } };

export const Suggesting: Story = {
  args: { action: currentLocation },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Location' });
    await userEvent.type(field, 'Beng');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Bengaluru, Karnataka' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const SuggestionTaken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Bel');
    await userEvent.click(canvas.getByRole('option', { name: 'Belagavi, Karnataka' }));
    await expect(field).toHaveValue('Belagavi, Karnataka');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSuggestionSelect).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const ActionTaken: Story = {
  args: { action: currentLocation },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Use current location' }));
    await expect(currentLocation.onPress).toHaveBeenCalled();
  },
};

export const LeftAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Beng');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('combobox')).toHaveValue('Beng');
  },
};

export const Loading: Story = {
  args: { suggestions: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Be');
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for suggestions');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Finding: Story = {
  args: {
    isDisabled: true,
    placeholder: 'Finding you…',
    description: 'Allow location to fill this in.',
  },
};

export const Wrong: Story = {
  args: { error: 'Unable to retrieve location. Please enable GPS.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Unable to retrieve location. Please enable GPS.',
    );
  },
};

export const InASearchBox: Story = {
  args: {
    label: 'Doctor, specialty or symptom',
    variant: 'bare',
    icon: <Icon glyph={Search} size={20} />,
    placeholder: 'e.g. skin rash',
    suggestions: [
      { id: 'specialty', label: 'Cardiology' },
      { id: 'hospital', label: 'Vasanth Heart Centre' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'heart');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    value: 'Thiruvananthapuram',
    suggestions: [
      {
        id: 'long',
        label: 'Thiruvananthapuram Corporation Medical College Ward, Thiruvananthapuram, Kerala',
        icon: pin,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option')).toBeVisible();
  },
};

export const Hindi: Story = {
  args: { label: 'स्थान', value: 'बेंगलुरु', suggestions: [{ id: '1', label: 'बेंगलुरु, कर्नाटक' }] },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'Bengaluru, Karnataka' } };

export const RightToLeft: Story = { ...Suggesting, globals: { direction: 'rtl' } };
