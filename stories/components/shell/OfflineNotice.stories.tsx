import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineNotice } from '../../../src/components/shell/OfflineNotice/OfflineNotice.tsx';

const meta = {
  component: OfflineNotice,
  args: { isOffline: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
