import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServicesScreen } from '../../../src/screens/home/ServicesScreen/ServicesScreen.tsx';

const meta = {
  component: ServicesScreen,
  args: {
    findHref: '/find-a-doctor',
    searchHref: (keyword) => `/search?query=${encodeURIComponent(keyword)}`,
    hospitalsHref: '/hospitals',
    freelancersHref: '/freelancers',
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <ServicesScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof ServicesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual([
      'Primary Care',
      'Specialist Care',
      'Mental Health Services',
      'Telehealth',
      'Hospitals',
      'Queue helpers',
    ]);
    await expect(canvas.getByRole('link', { name: 'ENT Specialist' })).toHaveAttribute(
      'href',
      '/search?query=ENT%20Specialist',
    );
    await expect(canvas.getByText(/video \(\$50\) or phone \(\$35\)/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
