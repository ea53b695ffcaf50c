import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DashboardSection } from '../../../src/components/dashboard/DashboardSection/DashboardSection.tsx';

const meta = {
  component: DashboardSection,
  args: {
    title: 'Medical records',
    children: <p>Three records.</p>,
    all: { href: '#all', things: 'medical records' },
  },
} satisfies Meta<typeof DashboardSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithMoreToSee: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Medical records' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all medical records' })).toHaveAttribute(
      'href',
      '#all',
    );
  },
};

export const WithANote: Story = {
  args: { title: 'Today’s appointments', note: '1 of 5 done', all: undefined },
};

export const InTheNarrowColumn: Story = { args: { size: 'small' } };
