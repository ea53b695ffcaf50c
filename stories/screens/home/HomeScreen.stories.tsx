import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from '../../../src/components/shell/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../src/components/shell/SiteHeader/SiteHeader.tsx';
import { HomeScreen } from '../../../src/screens/home/HomeScreen/HomeScreen.tsx';

const meta = {
  component: HomeScreen,
  args: {
    search:
      'Find doctors in Bengaluru, Chennai, Hyderabad, Kochi, Kolkata, Mumbai, New Delhi and Pune. You need no account to search.',
    getStartHref: '/login',
    learnMoreHref: '/about-us',
    searchHref: (keyword) => `/search?query=${encodeURIComponent(keyword)}`,
    doctorsHref: '/doctors',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Connecting You to Better Health',
    );
    await expect(canvas.getByRole('link', { name: 'Get Start' })).toHaveAttribute('href', '/login');
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual([
      "Choose Doctor's Expertise",
      "Explore Our App's Features",
      'How it works',
      'Support Ecosystem',
      'Start Your Health Journey Here',
    ]);
    await expect(
      canvas
        .getAllByRole('heading', { level: 3 })
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['Cardiologist', 'Neurologist', 'ENT Specialist', 'ENT Specialist']);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AsAGuestSeesIt: Story = {
  decorators: [
    (Story, { globals }) => (
      <>
        <SiteHeader
          user={null}
          currentPath="/"
          dashboardHref={null}
          theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
          onThemeChange={() => undefined}
          onLogOut={() => undefined}
        />
        <main id="main" tabIndex={-1}>
          <Story />
        </main>
        <SiteFooter year={2026} />
      </>
    ),
  ],
};
