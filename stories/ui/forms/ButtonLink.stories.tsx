import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../../../src/ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../src/ui/layout/Icon/Icon.tsx';

const meta = {
  component: ButtonLink,
  argTypes: {
    variant: { options: ['primary', 'secondary', 'accent', 'danger', 'text'], control: 'select' },
    size: { options: ['medium', 'large'], control: 'radio' },
  },
  args: { href: '#profile', children: 'View Profile' },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      '#profile',
    );
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
  },
};

export const Secondary: Story = {
  args: {
    children: 'Contact Hospital',
    variant: 'secondary',
    icon: <Icon glyph={Phone} size={20} />,
  },
};

export const Accent: Story = { args: { children: 'Get Start', variant: 'accent', size: 'large' } };

export const Text: Story = { args: { children: 'See More', variant: 'text' } };

export const LongText: Story = {
  args: { children: 'Book Clinic Visit with the first free cardiologist in Bengaluru, Karnataka' },
};
