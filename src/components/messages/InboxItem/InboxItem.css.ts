import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { focusRingStyle } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const item = style({
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const link = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${yielding(vars.size.portraitS, vars.size.portraitXs)} minmax(0, 1fr) auto`,
  gridTemplateAreas: `
    'portrait head    head'
    'portrait message dot'`,
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.s3,
  rowGap: '2px',
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s5,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunk, color: vars.color.inkSoft },
    '&[data-state="unread"]': { color: vars.color.ink, fontWeight: vars.weight.bold },
    '&[aria-current]': { background: vars.color.primaryTint, color: vars.color.inkSoft },
    '&[aria-current][data-state="unread"]': { color: vars.color.ink },
    // A border, because forced colours show it.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `5px solid ${vars.color.primary}`,
    },
    // The ring is inside, because the list clips what overflows.
    '&:focus-visible': {
      ...focusRingStyle,
      outlineOffset: `calc(-1 * ${vars.border.focusRing})`,
    },
  },
  '@media': {
    [media.medium]: { paddingInline: vars.space.s6 },
    [media.forcedColors]: {
      selectors: { '&[aria-current]::before': { borderColor: 'Highlight' } },
    },
  },
});

export const portrait = style({ gridArea: 'portrait', display: 'grid' });

/** With large text, the time wraps below the name. */
export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
});

export const name = style({
  ...typography.bodyStrong,
  flex: '1 1 6.5em',
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  color: vars.color.ink,
});

export const time = style({
  ...typography.caption,
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  selectors: {
    [`${link}[aria-current] &`]: { color: vars.color.inkSoft },
    [`${link}[data-state="unread"] &`]: { color: vars.color.ink, fontWeight: vars.weight.semibold },
  },
});

export const line = style({
  gridRow: 2,
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s1,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: {
    [`${link}[data-state="unread"] &`]: { gridArea: 'message' },
    '&[data-state="failed"]': { color: vars.color.danger },
  },
});

/** `dir="auto"` truncates right-to-left text at its end. */
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const clip = style({ flexShrink: 0 });

/** A border, because forced colours show it. */
export const dot = style({
  gridArea: 'dot',
  justifySelf: 'end',
  border: `6px solid ${vars.color.unread}`,
  borderRadius: '50%',
});
