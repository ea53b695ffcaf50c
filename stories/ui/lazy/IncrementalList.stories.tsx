import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { IncrementalList } from '../../../src/ui/lazy/IncrementalList/IncrementalList.tsx';

const tickets = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const meta = {
  component: IncrementalList<number>,
  args: {
    items: tickets(12),
    children: (ticket) => <li key={ticket}>Ticket {ticket}</li>,
  },
} satisfies Meta<typeof IncrementalList<number>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FewItems: Story = {};

export const GrowsAsOneScrolls: Story = {
  args: { items: tickets(240) },
  play: async ({ canvas }) => {
    const drawn = () => within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(drawn().length).toBeLessThan(240);
    drawn().at(-1)?.scrollIntoView();
    await waitFor(() => expect(drawn().length).toBeGreaterThan(100));
    drawn().at(-1)?.scrollIntoView();
    await waitFor(() => expect(drawn()).toHaveLength(240));
  },
};
