import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight, MessageCircle } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import { Icon } from '../../../src/ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../src/ui/layout/Inline/Inline.tsx';

const meta = {
  component: Button,
  argTypes: {
    variant: {
      options: ['primary', 'secondary', 'accent', 'danger', 'text', 'icon'],
      control: 'select',
    },
    size: { options: ['medium', 'large'], control: 'radio' },
  },
  args: { children: 'Book Appointment', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Appointment' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Large: Story = { args: { children: 'Login', size: 'large' } };

export const Secondary: Story = {
  args: {
    children: 'Send Message',
    variant: 'secondary',
    icon: <Icon glyph={MessageCircle} size={20} />,
  },
};

export const Accent: Story = { args: { children: 'Get Directions', variant: 'accent' } };

export const Danger: Story = { args: { children: 'Cancel visit', variant: 'danger' } };

export const Text: Story = { args: { children: 'See More', variant: 'text' } };

export const Icons: Story = {
  render: ({ onPress }) => (
    <Inline gap="s2" canWrap={false}>
      <Button
        variant="icon"
        aria-label="Previous"
        icon={<Icon glyph={ArrowLeft} size={20} />}
        onPress={onPress}
      />
      <Button
        variant="icon"
        aria-label="Next"
        icon={<Icon glyph={ArrowRight} size={20} />}
        onPress={onPress}
      />
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { children: 'Confirm', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

export const TextDisabled: Story = {
  args: { children: 'Resend code', variant: 'text', isDisabled: true },
};

export const Pending: Story = {
  args: { children: 'Sending code', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Please wait: Sending code' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByText('Please wait')).toHaveAttribute('aria-live', 'assertive');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: 'Book a video visit with Dr. Ananya Krishnan on Wednesday, 25 November' },
};

export const Hindi: Story = { args: { children: 'अपॉइंटमेंट बुक करें' } };
