import { style } from '@vanilla-extract/css';
import {
  container,
  currentStitch,
  flexCenter,
  focusRing,
  plainLink,
  visuallyHidden,
} from '../../../theme/mixins.css.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';
import { button } from '../../../ui/forms/Button/Button.css.ts';

export const header = style({
  position: 'relative',
  zIndex: vars.zIndex.header,
  insetBlockStart: 0,
  borderBlockEnd: hairline,
  background: color.ground,
  '@media': { [media.tall]: { position: 'sticky' } },
});

export const bar = style([
  container,
  {
    ...flexCenter,
    gap: space.s2,
    blockSize: size.headerMobile,
    '@media': { [media.wide]: { blockSize: size.headerDesktop } },
  },
]);

export const home = style({ ...plainLink, display: 'flex' });

export const nav = style({
  display: 'none',
  '@media': {
    [media.wide]: { display: 'flex', gap: space.s5, marginInlineStart: space.s6 },
    [media.full]: { gap: '34px', marginInlineStart: '50px' },
  },
});

export const navLink = style({
  ...focusRing,
  display: 'block',
  paddingBlock: '6px',
  color: color.inkSoft,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.primary },
    '&[aria-current]': { ...currentStitch, color: color.ink, fontWeight: vars.weight.bold },
  },
});

/**
 * Fills the free space and keeps the theme switch's place, to avoid a layout shift when a browser
 * paints the header in two parts.
 */
export const end = style({
  ...flexCenter,
  position: 'relative',
  flexGrow: 1,
  justifyContent: 'flex-end',
  gap: space.s3,
  minInlineSize: 0,
  '@media': { [media.wide]: { paddingInlineEnd: `calc(${size.touchMin} + ${space.s3})` } },
});

export const onlyWide = style({
  display: 'none',
  '@media': { [media.wide]: { ...flexCenter, gap: space.s4 } },
});

export const theme = style([
  onlyWide,
  { '@media': { [media.wide]: { position: 'absolute', insetInlineEnd: 0 } } },
]);

export const onlyNarrow = style({
  display: 'contents',
  '@media': { [media.wide]: { display: 'none' } },
});

/** Guest links must not flash for signed-in users. */
export const guest = style({ selectors: { ':root[data-signed-in] &': { visibility: 'hidden' } } });

export const signup = style([
  button({ variant: 'primary' }),
  { minBlockSize: size.touchMin, paddingInline: space.s4 },
]);

export const account = style({
  ...focusRing,
  ...flexCenter,
  position: 'relative',
  gap: space.s2,
  minInlineSize: size.touchMin,
  minBlockSize: size.touchMin,
  justifyContent: 'center',
  borderRadius: radius.control,
  ':hover': { background: color.sunk },
  '@media': { [media.wide]: { paddingInline: space.s2 } },
});

export const shortened = style({
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: visuallyHidden },
});

export const chevron = style({
  flexShrink: 0,
  '@media': { [media.belowWide]: { display: 'none' } },
});
