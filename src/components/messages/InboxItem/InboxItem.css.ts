import { style } from '@vanilla-extract/css';
import { flexCenter, flexWrap, focusRingStyle, maxLines } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, size, space, vars } from '../../../theme/vars.css.ts';

export const item = style({
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const link = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${yielding(size.portraitS, size.portraitXs)} minmax(0, 1fr) auto`,
  gridTemplateAreas: `
    'portrait head    head'
    'portrait message dot'`,
  alignContent: 'center',
  alignItems: 'center',
  gap: `2px ${space.s3}`,
  padding: `${space.s3} ${space.s5}`,
  color: color.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunk, color: color.inkSoft },
    '&[data-state="unread"]': { color: color.ink, fontWeight: vars.weight.bold },
    '&[aria-current]': { background: color.primaryTint, color: color.inkSoft },
    '&[aria-current][data-state="unread"]': { color: color.ink },
    // A border, because forced colours remove backgrounds.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `5px solid ${color.primary}`,
    },
    // Inside the link, because the list clips its overflow.
    '&:focus-visible': { ...focusRingStyle, outlineOffset: `calc(-1 * ${vars.border.focusRing})` },
  },
  '@media': {
    [media.medium]: { paddingInline: space.s6 },
    [media.forcedColors]: {
      selectors: { '&[aria-current]::before': { borderColor: 'Highlight' } },
    },
  },
});

export const portrait = style({ gridArea: 'portrait', display: 'grid' });

export const head = style({
  gridArea: 'head',
  ...flexWrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s3,
});

export const name = style({
  ...typography.bodyStrong,
  flex: '1 1 6.5em',
  overflowWrap: 'anywhere',
  ...maxLines(4),
  color: color.ink,
});

export const detail = style({
  ...typography.caption,
  flexBasis: '100%',
  overflowWrap: 'anywhere',
  color: color.inkSoft,
});

export const time = style({
  ...typography.caption,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  selectors: {
    [`${link}[aria-current] &`]: { color: color.inkSoft },
    [`${link}[data-state="unread"] &`]: { color: color.ink, fontWeight: vars.weight.semibold },
  },
});

export const line = style({
  gridRow: 2,
  gridColumn: '2 / -1',
  ...flexCenter,
  columnGap: space.s1,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: {
    [`${link}[data-state="unread"] &`]: { gridArea: 'message' },
    '&[data-state="failed"]': { color: color.danger },
  },
});

/** `dir="auto"` truncates right-to-left text at its own end. */
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const clip = style({ flexShrink: 0 });

export const dot = style({
  gridArea: 'dot',
  justifySelf: 'end',
  border: `6px solid ${color.unread}`,
  borderRadius: '50%',
});
