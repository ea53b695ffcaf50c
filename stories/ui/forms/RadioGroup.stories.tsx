import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, Phone, Video } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from '../../../src/ui/forms/RadioGroup/RadioGroup.tsx';
import { WithState } from '../../WithState.tsx';
import { Icon } from '../../../src/ui/layout/Icon/Icon.tsx';

const roles = [
  { value: 'patient', label: 'Patient' },
  { value: 'doctor', label: 'Doctor' },
];

const visits = [
  { value: 'in-person', label: 'In-person', description: '$100', glyph: MapPin },
  { value: 'video', label: 'Video', description: '$50', glyph: Video },
  { value: 'phone', label: 'Phone', description: '$35', glyph: Phone },
].map(({ glyph, ...option }) => ({
  ...option,
  icon: <Icon glyph={glyph} size={24} />,
}));

const meta = {
  component: RadioGroup<string>,
  args: { label: 'I am a', options: roles, value: null, onChange: fn() },
  render: (args: RadioGroupProps<string>) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <RadioGroup
          {...args}
          value={value}
          onChange={(chosen, press) => {
            setValue(chosen);
            args.onChange(chosen, press);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'I am a' })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByText('Doctor'));
    await expect(canvas.getByRole('radio', { name: 'Doctor' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('doctor', expect.anything());
  },
};

export const Rows: Story = {
  args: {
    label: 'What can Dr. Krishnan see?',
    variant: 'rows',
    value: 'own',
    options: [
      { value: 'own', label: 'Only their own notes', description: 'And the files you send.' },
      { value: 'everything', label: 'Everything', description: 'All your records.' },
    ],
  },
};

export const PlainFocused: Story = {
  args: { value: 'patient' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Patient' })).toHaveFocus());
  },
};

export const Cards: Story = { args: { variant: 'cards', value: 'patient' } };

export const CardsFocused: Story = {
  args: { variant: 'cards', value: 'patient' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Doctor' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Doctor' })).toBeChecked();
  },
};

export const CardsWithPrices: Story = {
  args: {
    label: 'How would you like to meet?',
    variant: 'cards',
    value: 'in-person',
    options: visits,
  },
  play: async ({ canvas, userEvent }) => {
    const { left, top } = canvas.getByText('$50').getBoundingClientRect();
    const underThePrice = document.elementFromPoint(left + 1, top + 1);
    await userEvent.click(underThePrice ?? canvas.getByText('$50'));
    const video = canvas.getByRole('radio', { name: 'Video' });
    await expect(video).toBeChecked();
    await expect(video).toHaveAccessibleDescription('$50');
  },
};

export const Wrong: Story = {
  args: { variant: 'cards', error: 'Role is required', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'I am a' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Role is required');
  },
};

export const Disabled: Story = { args: { variant: 'cards', value: 'patient', isDisabled: true } };

export const OneDisabled: Story = {
  args: {
    variant: 'cards',
    label: 'How would you like to meet?',
    options: visits.map((visit) => ({ ...visit, isDisabled: visit.value === 'phone' })),
  },
};

export const LongText: Story = {
  args: {
    variant: 'cards',
    options: [
      {
        value: 'other',
        label: 'Somebody who looks after a patient who cannot use a phone',
        description: 'A parent, a grown-up child, a neighbour, or whoever else the patient trusts',
      },
      { value: 'patient', label: 'Patient' },
    ],
  },
};

export const Hindi: Story = {
  args: {
    label: 'मैं हूँ',
    variant: 'cards',
    value: 'patient',
    options: [
      { value: 'patient', label: 'मरीज़' },
      { value: 'doctor', label: 'डॉक्टर' },
    ],
  },
};
