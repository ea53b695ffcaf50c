import { globalStyle, style } from '@vanilla-extract/css';
import {
  breakable,
  flexWrap,
  focusRing,
  oneColumn,
  visuallyHidden,
} from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const wide = media.wide;

const { inboxWidth } = vars.layout;

/** A phone held sideways, or a page enlarged to 400%. */
const low = '(max-height: 30em) and (orientation: landscape) and (max-width: 63.999em)';
const lowControls = '12rem';
const upright = '(min-height: 30.001em) and (max-width: 63.999em)';

export const room = style({
  ...oneColumn,
  position: 'relative',
  gridTemplate: "'pictures' minmax(0, 1fr) 'about' auto 'controls' auto / minmax(0, 1fr)",
  blockSize: `var(--space-below, calc(100dvh - ${size.headerMobile}))`,
  minBlockSize: '320px',
  maxInlineSize: '1440px',
  marginInline: 'auto',
  selectors: {
    '&[data-panel]': {
      gridTemplate:
        "'pictures' minmax(0, 30%) 'panel' minmax(0, 1fr) 'about' auto 'controls' auto / minmax(0, 1fr)",
    },
  },
  '@media': {
    [low]: {
      minBlockSize: '240px',
      gridTemplate: `'pictures about' auto 'pictures controls' minmax(0, 1fr) / minmax(0, 1fr) ${lowControls}`,
      selectors: {
        '&[data-panel]': {
          gridTemplate: `'panel about' auto 'panel controls' minmax(0, 1fr) / minmax(0, 1fr) ${lowControls}`,
        },
      },
    },
    [media.wide]: {
      paddingBlockStart: space.s5,
      paddingInline: space.s6,
      selectors: {
        '&[data-panel]': {
          gridTemplate: `'pictures panel' minmax(0, 1fr) 'about panel' auto 'controls panel' auto / minmax(0, 1fr) ${inboxWidth}`,
          paddingBlockStart: 0,
          paddingInlineEnd: 0,
          columnGap: space.s5,
        },
      },
    },
  },
});

export const pictures = style({
  ...oneColumn,
  gridTemplateRows: 'minmax(0, 1fr)',
  gridArea: 'pictures',
  minBlockSize: 0,
  '@media': {
    [low]: {
      selectors: {
        [`${room}[data-panel] > &`]: { gridArea: 'panel', zIndex: 1 },
        [`${room}[data-panel] > &:not(:focus-within)`]: visuallyHidden,
      },
    },
    [media.wide]: {
      selectors: { [`${room}[data-panel] > &`]: { paddingBlockStart: space.s5 } },
    },
  },
});

export const about = style({
  ...breakable,
  gridArea: 'about',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlockStart: space.s3,
  paddingInline: space.s5,
  '@media': {
    [upright]: { selectors: { [`${room}[data-panel] > &`]: { ...visuallyHidden, padding: 0 } } },
    [low]: { paddingInline: space.s3 },
    [media.wide]: { paddingInline: 0 },
  },
});

export const name = style({ ...typography.h3, ...focusRing });

export const words = style({
  ...flexWrap,
  ...breakable,
  alignItems: 'baseline',
  gap: `${space.s1} ${space.s4}`,
});

export const facts = style({
  ...typography.quiet,
  ...flexWrap,
  columnGap: space.s3,
  fontVariantNumeric: 'tabular-nums',
});

/** Phones have no keyboard. */
export const help = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
});

export const controls = style({
  gridArea: 'controls',
  minInlineSize: 0,
  paddingBlock: `${space.s3} max(${space.s3}, env(safe-area-inset-bottom))`,
  paddingInline: space.s3,
  '@media': { [media.wide]: { paddingBlockEnd: space.s4, paddingInline: 0 } },
});

/** The controls stay in view below a long request. */
export const request = style({
  maxBlockSize: '45dvh',
  overflowY: 'auto',
  selectors: { '&:not(:empty)': { marginBlockEnd: space.s3 } },
  '@media': {
    [low]: {
      position: 'absolute',
      zIndex: 2,
      insetBlockEnd: 0,
      insetInline: `0 ${lowControls}`,
      maxBlockSize: '100%',
    },
  },
});

export const panel = style({
  ...oneColumn,
  gridTemplateRows: 'minmax(0, 1fr)',
  gridArea: 'panel',
  minBlockSize: 0,
  '@media': { [media.wide]: { borderInline: hairline } },
});

export const keys = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });

globalStyle(`${keys} :is(th, td)`, {
  paddingBlock: space.s2,
  paddingInlineEnd: space.s4,
  borderBlockEnd: hairline,
  textAlign: 'start',
});

export const key = style({
  display: 'inline-block',
  paddingInline: space.s2,
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.tag,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
});
