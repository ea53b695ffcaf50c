import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Carousel } from '../../../src/ui/media/Carousel/Carousel.tsx';
import { SectionHeading } from '../../../src/ui/layout/SectionHeading/SectionHeading.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const cities = ['Bengaluru', 'Chennai', 'Kochi', 'Pune', 'Mumbai'];

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <div key={name} style={{ padding: 48, background: 'var(--color-primary-tint)' }}>
      <a href={`#${name}`}>{name}</a>
    </div>
  ));

const meta = {
  component: Carousel,
  args: {
    labelledBy: 'cities',
    heading: (
      <SectionHeading id="cities" eyebrow="Places">
        Cities
      </SectionHeading>
    ),
    children: cards(cities),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 20 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const carouselOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Cities' });
const dot = (canvas: Canvas, slide: number) =>
  canvas.findByRole('button', { name: `Go to slide ${slide}` });
const inView = (canvas: Canvas) =>
  canvas
    .getAllByRole('group', { name: /^\d of \d$/ })
    .filter((slide) => !slide.inert)
    .map((slide) => slide.textContent);

export const WaitingForPlay: Story = {
  play: async ({ canvas }) => {
    await expect(carouselOf(canvas)).toHaveAttribute('aria-roledescription', 'carousel');
    await canvas.findByRole('button', { name: 'Play' });
    const slides = canvas.getAllByRole('group', { name: /^\d of 5$/ });
    await expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 5',
      '2 of 5',
      '3 of 5',
      '4 of 5',
      '5 of 5',
    ]);
    await expect(slides[0]).toHaveAttribute('aria-roledescription', 'slide');
    await expect(slides[0]?.parentElement).toHaveAttribute('aria-live', 'polite');
    await expect(inView(canvas)).toEqual(['Bengaluru', 'Chennai', 'Kochi']);
    await expect(await dot(canvas, 1)).toHaveAttribute('aria-current', 'true');
  },
};

export const MovedByTheArrowsAllTheWayRound: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(inView(canvas)).toEqual(['Chennai', 'Kochi', 'Pune']);
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(inView(canvas)).toEqual(['Bengaluru', 'Pune', 'Mumbai']);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(inView(canvas)).toEqual(['Kochi', 'Pune', 'Mumbai']);
    await expect(await dot(canvas, 3)).toHaveAttribute('aria-current', 'true');
  },
};

export const MovedByADot: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await dot(canvas, 5));
    await expect(inView(canvas)).toEqual(['Bengaluru', 'Chennai', 'Mumbai']);
    await expect(await dot(canvas, 5)).toHaveAttribute('aria-current', 'true');
    await expect(await dot(canvas, 1)).toHaveAttribute('aria-current', 'false');
  },
};

export const PlayedAndPaused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    const live = canvas.getAllByRole('group', { name: /of 5$/ })[0]?.parentElement;
    await expect(live).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(inView(canvas)).toEqual(['Chennai', 'Kochi', 'Pune']), {
      timeout: 8000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus());
  },
};

export const HeldByAPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    const live = canvas.getAllByRole('group', { name: /of 5$/ })[0]?.parentElement;
    await userEvent.unhover(carouselOf(canvas));
    await expect(live).toHaveAttribute('aria-live', 'off');
    await userEvent.hover(carouselOf(canvas));
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await userEvent.unhover(carouselOf(canvas));
    await expect(live).toHaveAttribute('aria-live', 'off');
  },
};

export const StoppedByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    play.focus();
    await userEvent.keyboard('{Enter}');
    const live = canvas.getAllByRole('group', { name: /of 5$/ })[0]?.parentElement;
    await expect(live).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus());
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bengaluru' })).toHaveFocus());
  },
};

export const StoppedByASwipe: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    const [slide] = canvas.getAllByRole('group', { name: '1 of 5' });
    if (slide) await fireEvent.mouseDown(slide);
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    if (slide) await fireEvent.mouseUp(slide);
  },
};

export const NoMoreThanFits: Story = {
  args: { children: cards(cities.slice(0, 3)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(inView(canvas)).toHaveLength(3));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ThreeOnATablet: Story = {
  args: { children: cards(cities.slice(0, 3)) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await expect(inView(canvas)).toEqual(['Bengaluru', 'Chennai']);
    await userEvent.click(next);
    await expect(inView(canvas)).toEqual(['Chennai', 'Kochi']);
    await userEvent.click(next);
    await expect(inView(canvas)).toEqual(['Bengaluru', 'Chennai']);
  },
};

export const AListOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((slide) => slide.textContent)).toEqual([
      'Bengaluru',
      'Chennai',
      'Kochi',
    ]);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongAndHindiText: Story = {
  args: {
    children: cards([
      'हृदय रोग विशेषज्ञ, जो हृदय और रक्त वाहिकाओं की बीमारियों का इलाज करते हैं',
      'Thiruvananthapuram and every district around it, from the coast to the hills',
      'Kochi',
      'Pune',
    ]),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const arrow = (await canvas.findByRole('button', { name: /^Next/ })).querySelector('svg');
    await expect(arrow).toHaveStyle({ rotate: '180deg' });
  },
};
