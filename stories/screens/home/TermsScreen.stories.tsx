import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermsScreen } from '../../../src/screens/home/TermsScreen/TermsScreen.tsx';

const meta = {
  component: TermsScreen,
  args: { retention: 'server', accountHref: '/user' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <TermsScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof TermsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAServer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Where we store it' })).toHaveTextContent(
      'on the server of the organisation that offers CareSetu to you',
    );
    await expect(canvas.getByText(/A cookie that keeps you logged in/)).toBeVisible();
    await expect(canvas.queryByText(/demo/i)).not.toBeInTheDocument();
  },
};

export const InTheDemo: Story = {
  args: { retention: 'browser' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Where we store it' })).toHaveTextContent(
      'All data stays in this browser, on this device',
    );
    await expect(
      canvas.getByRole('region', { name: 'What we remove when you log out' }),
    ).toHaveTextContent('until you reset the demo');
    await expect(canvas.queryByText(/cookie/)).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
