import { createVar, style } from '@vanilla-extract/css';
import { focusRing } from '../../../theme/mixins.css.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const gap = vars.layout.columnGap;

/**
 * Compensates for slides that are rounded up by half a pixel. Embla loops only if all slides but
 * one fill the viewport.
 */
const slack = createVar();

/** Exported from a style file, because design tokens exist only at build time. */
export const passingBy = media.beyondPhone;

export const head = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s6,
});

/** Reserves space until the carousel is ready. */
const control = {
  display: 'none',
  '@media': { [media.beyondPhone]: { display: 'flex' } },
  selectors: { '&[data-state="waiting"]': { visibility: 'hidden' } },
} as const;

export const arrow = style({ selectors: { '&:dir(rtl)': { rotate: '180deg' } } });
export const controls = style({ ...control, flexShrink: 0, gap: space.s3 });

/** Scrollable until Embla has loaded. */
export const viewport = style({
  marginBlockStart: space.s6,
  '@media': {
    [media.beyondPhone]: {
      overflowX: 'auto',
      marginBlockStart: space.s9,
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      selectors: { '&[data-state="moving"]': { overflowX: 'clip' } },
    },
  },
});

export const track = style({
  vars: { [slack]: '0px' },
  selectors: { '&[data-loop="true"]': { vars: { [slack]: '2px' } } },
  '@media': {
    [media.beyondPhone]: {
      display: 'flex',
      marginInline: `calc(-1 * ${gap}) ${slack}`,
      touchAction: 'pan-y pinch-zoom',
    },
  },
});

/** Inside the slide, the gap also separates the last and first slides of a loop. */
export const slide = style({
  selectors: {
    '&:nth-child(n + 4)': {
      '@media': { [`not all and ${media.beyondPhone}`]: { display: 'none' } },
    },
  },
  '@media': {
    [media.beyondPhone]: {
      flex: `0 0 calc(100% + ${slack})`,
      minInlineSize: 0,
      paddingInlineStart: gap,
      scrollMarginInlineStart: `calc(-1 * ${gap})`,
      scrollSnapAlign: 'start',
    },
    [media.medium]: { flexBasis: `calc((100% + ${slack}) / 2)` },
    [media.wide]: { flexBasis: `calc((100% + ${slack}) / 3)` },
  },
});

export const dots = style({
  ...control,
  justifyContent: 'center',
  minBlockSize: size.touchMin,
  marginBlockStart: space.s3,
});

export const dot = style({
  ...focusRing,
  display: 'grid',
  alignItems: 'center',
  inlineSize: space.s6,
  blockSize: size.touchMin,
  paddingInline: space.s1,
  borderRadius: radius.tag,
  // Drawn as a border, because forced colours remove backgrounds.
  '::before': {
    content: '',
    borderBlockStart: `5px solid ${color.lineStrong}`,
    borderRadius: '3px',
  },
  selectors: {
    '&[aria-current="true"]': { inlineSize: '52px' },
    '&[aria-current="true"]::before': { borderColor: color.primary },
  },
});
