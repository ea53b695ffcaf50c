import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AboutScreen } from '../../../src/screens/home/AboutScreen/AboutScreen.tsx';
import { OtherQuestions } from '../../../src/screens/home/AboutScreen/OtherQuestions.tsx';

const meta = {
  component: AboutScreen,
  args: {
    findHref: '/find-a-doctor',
    servicesHref: '/services',
    signupHref: '/signup',
    freelancersHref: '/freelancers',
    messagesHref: '/messages',
    termsHref: '/terms',
    otherQuestions: (
      <OtherQuestions contact={{ name: 'Leela Thomas', email: 'grievance@caresetu.example' }} />
    ),
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
    const contact = canvas.getByRole('region', { name: 'Contact Us' });
    await expect(contact).toHaveTextContent(
      'For anything else, write to Leela Thomas at grievance@caresetu.example.',
    );
    await expect(within(contact).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      'mailto:grievance@caresetu.example',
    );
    await expect(canvas.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutAContact: Story = {
  args: { otherQuestions: <OtherQuestions contact={null} /> },
  play: async ({ canvas }) => {
    const contact = within(canvas.getByRole('region', { name: 'Contact Us' }));
    await expect(contact.getByText('For anything else, contact your clinic.')).toBeVisible();
    await expect(contact.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Messages',
      'Terms and privacy',
    ]);
  },
};
