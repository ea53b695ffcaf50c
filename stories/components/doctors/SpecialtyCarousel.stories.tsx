import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { specialtyCards } from '../../../src/components/doctors/SpecialtyCarousel/specialty-cards.ts';
import { SpecialtyCarousel } from '../../../src/components/doctors/SpecialtyCarousel/SpecialtyCarousel.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: SpecialtyCarousel,
  args: {
    specialties: specialtyCards,
    searchHref: (keyword) => `/search?query=${encodeURIComponent(keyword)}`,
    doctorsHref: '/doctors',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SpecialtyCarousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeInView: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: "Choose Doctor's Expertise" })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(await canvas.findByRole('button', { name: 'Go to slide 4' })).toBeVisible();
    const slides = canvas.getAllByRole('group', { name: /of 4$/ });
    await expect(slides.filter((slide) => !slide.inert)).toHaveLength(3);
    const [first, second, third] = slides.map((slide) => slide.getBoundingClientRect());
    await expect(Math.round((second?.left ?? 0) - (first?.left ?? 0))).toBe(
      Math.round((third?.left ?? 0) - (second?.left ?? 0)),
    );
  },
};

export const TwoInViewOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go to slide 4' })).toBeVisible();
    const slides = canvas.getAllByRole('group', { name: /of 4$/ });
    await expect(slides.filter((slide) => !slide.inert)).toHaveLength(2);
  },
};

export const AListOfThreeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See More doctors' })).toHaveAttribute(
      'href',
      '/doctors',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ThreeCardsDoNotGoRound: Story = {
  args: { specialties: specialtyCards.slice(0, 3) },
  globals: { viewport: { value: 'desktop' } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
