import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardPicture } from '../../../src/components/shared/CardPicture/CardPicture.tsx';

const meta = {
  component: CardPicture,
  args: { digits: '', name: '', expiry: '' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '350px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const BeingTypedIn: Story = {
  args: { digits: '42424242424242', name: 'Meera Nair', expiry: '0829' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/4242.*4242.*4242.*••••/);
    await expect(canvasElement).toHaveTextContent('08/29');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const FilledIn: Story = {
  args: { digits: '4242424242424242', name: 'Meera Nair', expiry: '0829' },
};

export const LongName: Story = {
  args: {
    digits: '4242424242424242',
    name: 'Venkatanarasimharajuvaripeta Ramakrishnan Subramaniam Iyer',
    expiry: '0829',
  },
};

export const Hindi: Story = {
  args: { digits: '4242424242424242', name: 'मीरा नायर', expiry: '0829' },
};
