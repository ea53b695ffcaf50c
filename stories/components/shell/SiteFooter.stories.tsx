import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from '../../../src/components/shell/SiteFooter/SiteFooter.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: SiteFooter,
  args: { year: 2026 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('For emergencies, call 112.');
    await expect(canvas.getByRole('link', { name: 'Hospitals' })).toHaveAttribute(
      'href',
      // If Storybook has a base path, it makes links relative.
      expect.stringMatching(/^\.?\/hospitals$/),
    );
    await Promise.all(
      canvas.getAllByRole('link').map((link) => expect(link.getAttribute('href')).not.toBe('#')),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { ...OnADesktop, decorators: [rightToLeft] };
