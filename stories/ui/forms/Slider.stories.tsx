import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Slider } from '../../../src/ui/forms/Slider/Slider.tsx';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: Slider,
  args: {
    label: 'Size',
    value: 1.5,
    min: 1,
    max: 4,
    step: 0.5,
    valueText: '150%',
    onChange: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <Slider {...args} value={value} valueText={`${value * 100}%`} onChange={setValue} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Size' });
    await expect(slider).toHaveAttribute('aria-valuetext', '150%');
    await userEvent.tab();
    await waitFor(() => expect(slider).toHaveFocus());
  },
};

export const Moved: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Size' });
    // If we set `value` directly, React ignores the input event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '3');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};

export const DisabledWithNothingToMove: Story = {
  args: { isDisabled: true, value: 1, valueText: '100%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};

/** In right to left, the left arrow key increases the value. */
export const RightToLeft: Story = { ...HalfWay, globals: { direction: 'rtl' } };
