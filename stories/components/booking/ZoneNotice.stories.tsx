import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZoneNotice } from '../../../src/components/booking/ZoneNotice/ZoneNotice.tsx';
import { now } from '../../fixtures/appointments.ts';

const meta = {
  component: ZoneNotice,
  args: { viewerTimeZone: 'America/New_York', now },
} satisfies Meta<typeof ZoneNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ViewerInNewYork: Story = {};
