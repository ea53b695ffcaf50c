import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerWaiting } from '../../../src/components/room/PartnerWaiting/PartnerWaiting.tsx';

const meta = {
  component: PartnerWaiting,
  args: { name: 'Dr. Krishnan' },
} satisfies Meta<typeof PartnerWaiting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TheDoctorWaits: Story = {};

export const LongName: Story = {
  args: { name: 'Dr. Thiruvenkatanathapuramsubramaniam' },
  globals: { viewport: { value: 'phone' } },
};
