import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from '../../../src/ui/layout/PageHeading/PageHeading.tsx';

const meta = {
  component: PageHeading,
  args: { children: 'Doctors in Bengaluru' },
} satisfies Meta<typeof PageHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Display: Story = { args: { children: 'Dr. Ananya Krishnan', size: 'display' } };
