import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { input } from '../../../src/ui/forms/Field/Field.css.ts';
import { Field } from '../../../src/ui/forms/Field/Field.tsx';

const meta = {
  component: Field,
  args: {
    label: 'Hospital',
    value: '',
    onChange: fn(),
    children: (box) => <input {...box} className={input} />,
  },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AroundAnInput: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Hospital' })).toBeVisible();
  },
};

export const LabelOnlyRead: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Hospital' })).toBeVisible();
  },
};

export const WrongWithAHint: Story = {
  args: { error: 'The hospital is required', description: 'The name on the board outside.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/The hospital is required/);
    await expect(box).toHaveAccessibleDescription(/The name on the board outside/);
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'Vasanth Heart Centre' } };
