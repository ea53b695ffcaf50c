import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../../../src/ui/navigation/Link/Link.tsx';

const meta = {
  component: Link,
  args: { href: '#terms', children: 'terms and conditions' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Read the <Link {...args} /> before you agree.
    </p>
  ),
};

export const Strong: Story = {
  args: { href: '#signup', children: 'Signup', variant: 'strong' },
  render: (args) => (
    <p>
      New to CareSetu? <Link {...args} />
    </p>
  ),
};

export const Stitched: Story = { args: { children: 'See More', variant: 'stitched' } };

export const Focused: Story = {
  args: { variant: 'stitched' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'terms and conditions' })).toHaveFocus(),
    );
  },
};
