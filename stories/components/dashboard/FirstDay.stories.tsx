import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstDay } from '../../../src/components/dashboard/FirstDay/FirstDay.tsx';

const meta = {
  component: FirstDay,
  args: {
    findHref: '#find',
    doctorsHref: '#doctors',
    isRequestWaiting: false,
    hasConversation: false,
  },
} satisfies Meta<typeof FirstDay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['#find', '#doctors', '#doctors']);
    await expect(canvas.queryByRole('heading', { name: /done/ })).toBeNull();
  },
};

export const ARequestWaits: Story = {
  args: { isRequestWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming appointments' })).toHaveTextContent(
      'Visits appear here once the doctor has accepted.',
    );
    const steps = canvas.getAllByRole('heading', { level: 3 });
    await expect(steps.map(({ textContent }) => textContent.trim())).toEqual([
      'Find (done)',
      'Book (done)',
      'Message',
    ]);
  },
};

export const ADoctorHasAMessage: Story = {
  args: { hasConversation: true },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3 });
    await expect(steps.map(({ textContent }) => textContent.trim())).toEqual([
      'Find (done)',
      'Book',
      'Message (done)',
    ]);
  },
};

export const AllDone: Story = { args: { isRequestWaiting: true, hasConversation: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
