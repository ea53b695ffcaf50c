import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select, type SelectProps } from '../../../src/ui/forms/Select/Select.tsx';
import { WithState } from '../../WithState.tsx';
import { rightToLeft } from '../../right-to-left.tsx';
import { Icon } from '../../../src/ui/layout/Icon/Icon.tsx';

const experience = [
  { value: '', label: 'Any experience' },
  { value: '5', label: '5+ years' },
  { value: '10', label: '10+ years' },
  { value: '15', label: '15+ years' },
];

const meta = {
  component: Select<string>,
  argTypes: { value: { options: experience.map(({ value }) => value), control: 'select' } },
  args: { label: 'Experience', options: experience, value: '', onChange: fn() },
  render: (args: SelectProps<string>) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <Select
          {...args}
          value={value}
          onChange={(chosen) => {
            setValue(chosen);
            args.onChange(chosen);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof Select<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Field: Story = { args: { value: '10' } };

export const Open: Story = {
  args: { value: '10' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Experience' }));
    await expect(await screen.findByRole('option', { name: '10+ years' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Experience' });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: '5+ years' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
    await expect(select).toHaveTextContent('5+ years');
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Any experience' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const ClosedByEscape: Story = {
  args: { value: '10' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const SameOneAgain: Story = {
  args: { value: '10' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: '10+ years' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('combobox')).toHaveTextContent('10+ years');
  },
};

export const ChipOfAny: Story = {
  args: {
    label: 'Gender',
    variant: 'chip',
    options: [
      { value: '', label: 'Any' },
      { value: 'male', label: 'Male doctor' },
      { value: 'female', label: 'Female Doctor' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Gender')).toHaveRole('combobox');
  },
};

export const ChipShowingAny: Story = {
  args: { ...ChipOfAny.args, label: 'Sort', showsAny: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Sort: Any');
  },
};

export const ChipChosen: Story = {
  args: { label: 'Experience', variant: 'chip', value: '10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Experience' })).toHaveTextContent(
      'Experience: 10+ years',
    );
  },
};

export const Focused: Story = {
  args: { variant: 'chip' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

const times = {
  label: 'Start time',
  icon: <Icon glyph={Clock} size={20} />,
  placeholder: 'Choose a time',
  emptyText: 'Please select a date first',
  options: [
    { value: '07:00', label: '7:00 am' },
    { value: '07:30', label: '7:30 am', unavailable: 'Not free' },
    { value: '08:00', label: '8:00 am' },
  ],
};

export const NothingChosenYet: Story = {
  args: times,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Start time' })).toHaveTextContent(
      'Choose a time',
    );
  },
};

export const SomeUnavailable: Story = {
  args: times,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const booked = await screen.findByRole('option', { name: '7:30 am Not free' });
    await expect(booked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(booked);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:00');
  },
};

export const NothingToChooseFrom: Story = {
  args: { ...times, options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText('Please select a date first')).toBeVisible();
  },
};

export const Wrong: Story = {
  args: {
    ...times,
    isRequired: true,
    error: 'Start time is required',
    description: 'Ramesh works until 9:00 pm on this day.',
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Start time' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(
      'Start time is required Ramesh works until 9:00 pm on this day.',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'Department',
    value: 'long',
    options: [
      { value: '', label: 'All Departments' },
      {
        value: 'long',
        label: 'Cardiothoracic surgery, vascular surgery and paediatric heart surgery',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Department' }));
    await screen.findByRole('listbox');
  },
};

export const Hindi: Story = {
  args: {
    label: 'अनुभव',
    value: '5',
    options: [
      { value: '', label: 'कोई भी' },
      { value: '5', label: '5+ वर्ष' },
    ],
  },
};

export const RightToLeft: Story = { ...Hindi, decorators: [rightToLeft] };
