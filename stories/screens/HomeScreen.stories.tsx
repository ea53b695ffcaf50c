import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from '../../src/components/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../src/components/SiteHeader/SiteHeader.tsx';
import { HomeScreen } from '../../src/screens/HomeScreen/HomeScreen.tsx';

const meta = {
  component: HomeScreen,
  args: { getStartHref: '/login', learnMoreHref: '/about-us' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hero: Story = {};

export const HeroOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

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
