import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineNotice } from '../../src/components/OfflineNotice/OfflineNotice.tsx';

const meta = {
  title: 'components/Shell/OfflineNotice',
  id: 'components-offlinenotice',
  component: OfflineNotice,
  args: { isOffline: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
