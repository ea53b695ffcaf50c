import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstDay } from '../../src/components/FirstDay/FirstDay.tsx';

const meta = {
  component: FirstDay,
  args: { findHref: '#find', doctorsHref: '#doctors', inboxHref: '#messages' },
} satisfies Meta<typeof FirstDay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['#find', '#doctors', '#messages']);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
