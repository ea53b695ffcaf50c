import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ConnectionNotice } from '../../../src/components/messages/ConnectionNotice/ConnectionNotice.tsx';
import { OfflineNotice } from '../../../src/components/shell/OfflineNotice/OfflineNotice.tsx';
import type { ConnectionState } from '../../../src/domain/messages/conversation.ts';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: ConnectionNotice,
  args: { state: 'offline' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. We will send your messages when you are back online.',
    );
  },
};

export const Connecting: Story = { args: { state: 'connecting' } };

export const OneOfflineNotice: Story = {
  render: (args) => (
    <>
      <OfflineNotice isOffline />
      <ConnectionNotice {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const notices = canvas.getAllByText(/You are offline/);
    await expect(notices.filter((notice) => notice.checkVisibility())).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We will send your messages when you are back online.',
    );
  },
};

export const ConnectionLost: Story = {
  render: () => (
    <WithState<ConnectionState> initial="connected">
      {(state, setState) => (
        <>
          <button type="button" onClick={() => setState('offline')}>
            Lose the connection
          </button>
          <ConnectionNotice state={state} />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    await expect(region).toBeInTheDocument();
    await expect(region).toHaveTextContent(/^You are offline/);
  },
};
