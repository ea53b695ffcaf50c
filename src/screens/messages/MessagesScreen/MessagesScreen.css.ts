import { style } from '@vanilla-extract/css';
import { oneColumn, visuallyHidden } from '../../../theme/mixins.css.ts';
import { color, hairline, media, size, space, vars } from '../../../theme/vars.css.ts';

const { layout } = vars;

const fillsWindow = (header: string) => ({
  blockSize: `var(--space-below, calc(100dvh - ${header}))`,
  minBlockSize: '320px',
});

export const page = style({
  ...oneColumn,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  maxInlineSize: '1440px',
  marginInline: 'auto',
  selectors: {
    '&[data-view="thread"]': { ...fillsWindow(size.headerMobile), position: 'relative' },
  },
  '@media': {
    [media.wide]: {
      ...fillsWindow(size.headerDesktop),
      gridTemplateColumns: `${layout.inboxWidth} minmax(0, 1fr)`,
      selectors: { '&[data-view="thread"]': fillsWindow(size.headerDesktop) },
    },
    '(min-width: 90.0625em)': { borderInline: hairline },
    // Fills the window, which scrolls to it.
    [media.low]: {
      selectors: { '&[data-view="thread"]': { blockSize: '100dvh', minBlockSize: '240px' } },
    },
  },
});

const inThread = `${page}[data-view="thread"] > &`;

export const top = style({
  paddingBlock: `${space.s5} ${space.s3}`,
  paddingInline: space.s5,
  '@media': {
    [media.belowWide]: { selectors: { [inThread]: { ...visuallyHidden, padding: 0 } } },
    [media.medium]: { paddingInline: space.s6 },
    [media.wide]: {
      paddingBlock: `${space.s6} ${space.s1}`,
      borderInlineEnd: hairline,
      background: color.surface,
    },
  },
});

export const options = style({
  '@media': {
    [media.belowWide]: { selectors: { [`${page}[data-view="thread"] &`]: { display: 'none' } } },
  },
});

export const inbox = style({
  minInlineSize: 0,
  minBlockSize: 0,
  paddingBlockEnd: space.s8,
  '@media': {
    [media.belowWide]: { selectors: { [inThread]: { display: 'none' } } },
    [media.wide]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The list would clip the search field's focus ring.
      paddingBlockStart: space.s2,
      borderInlineEnd: hairline,
      background: color.surface,
    },
  },
});

export const thread = style({
  ...oneColumn,
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridRow: '1 / -1',
  minBlockSize: 0,
  '@media': { [media.wide]: { selectors: { [`${page} > &`]: { gridColumn: 2 } } } },
});

export const notice = style({
  gridRow: 3,
  alignSelf: 'center',
  minBlockSize: 0,
  maxBlockSize: '100%',
  overflowY: 'auto',
  padding: space.s5,
});

export const readOnly = style({
  gridRow: 4,
  padding: space.s5,
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { paddingInline: space.s7 } },
});

export const none = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridColumn: 2,
      gridRow: '1 / -1',
      placeContent: 'center',
      padding: space.s8,
    },
  },
});

export const placeholders = style({
  gridRow: 3,
  display: 'grid',
  alignContent: 'end',
  gap: space.s3,
  overflow: 'hidden',
  padding: space.s5,
  '@media': { [media.wide]: { paddingInline: space.s7 } },
});

export const ownPlaceholder = style({ marginInlineStart: 'auto' });
