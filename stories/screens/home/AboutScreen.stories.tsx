import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutScreen } from '../../../src/screens/home/AboutScreen/AboutScreen.tsx';

const meta = {
  component: AboutScreen,
  args: {
    findHref: '/find-a-doctor',
    servicesHref: '/services',
    signupHref: '/signup',
    freelancersHref: '/freelancers',
    messagesHref: '/messages',
    termsHref: '/terms',
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <AboutScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof AboutScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    for (const name of ['News and Updates', 'Careers', 'Community Involvement', 'Contact Us']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
