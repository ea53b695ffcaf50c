import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DialogSelect } from '../../../src/components/dashboard/DialogSelect/DialogSelect.tsx';

const options = [
  { value: '2026-11-25', label: 'Wed 25 Nov, today' },
  { value: '2026-11-27', label: 'Fri 27 Nov' },
];

const meta = {
  component: DialogSelect,
  args: { label: 'Day', options, value: '2026-11-25', onChange: fn() },
} satisfies Meta<typeof DialogSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ADay: Story = {};

export const AnotherDayIsChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Day' }), 'Fri 27 Nov');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-27');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Day' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Empty: Story = { args: { options: [] } };
