import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../../../src/ui/forms/Checkbox/Checkbox.tsx';
import { Link } from '../../../src/ui/navigation/Link/Link.tsx';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'Remember me', isSelected: false, onChange: fn() },
  render: (args) => (
    <WithState initial={args.isSelected}>
      {(isSelected, setSelected) => (
        <Checkbox
          {...args}
          isSelected={isSelected}
          onChange={(next) => {
            setSelected(next);
            args.onChange(next);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Clear: Story = {};

export const Ticked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Wrong: Story = {
  args: {
    children: 'I agree to the terms and conditions',
    error: 'You must agree to the terms and conditions',
  },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription(
      'You must agree to the terms and conditions',
    );
  },
};

export const WithALink: Story = {
  args: {
    children: (
      <>
        I agree to the{' '}
        <Link href="#terms" variant="strong">
          terms and conditions
        </Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I agree to the'));
    await expect(
      canvas.getByRole('checkbox', { name: 'I agree to the terms and conditions' }),
    ).toBeChecked();

    const clicks: Event[] = [];
    window.addEventListener('click', (event) => clicks.push(event), { capture: true, once: true });
    await userEvent.click(canvas.getByRole('link', { name: 'terms and conditions' }));
    await expect(clicks.map((click) => click.defaultPrevented)).toEqual([false]);
  },
};

export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };

export const LongText: Story = {
  args: {
    children:
      'Keep me signed in on this device for thirty days, which is convenient at home but not on a phone or computer that others use as well',
  },
};

export const Hindi: Story = { args: { children: 'मुझे याद रखें', isSelected: true } };
