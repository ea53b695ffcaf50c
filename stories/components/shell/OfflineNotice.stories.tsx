import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from '../../../src/components/shell/OfflineNotice/OfflineNotice.tsx';
import { ErrorState } from '../../../src/ui/feedback/ErrorState/ErrorState.tsx';

const meta = {
  component: OfflineNotice,
  args: { isOffline: true },
  // In the overview, an offline conversation would hide it.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you see may be out of date.')).toBeVisible();
  },
};

export const AboveAPageThatCouldNotLoad: Story = {
  render: (args) => (
    <>
      <OfflineNotice {...args} />
      <main>
        <ErrorState kind="offline" headingLevel={1} title="You are offline" message="Try again." />
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline.')).toBeVisible();
    await expect(canvas.getByText('What you see may be out of date.')).not.toBeVisible();
  },
};
