import { style } from '@vanilla-extract/css';
import { focusRing, gridCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: '10px',
  // Use an inset shadow, so that the current tab's bar covers the line.
  boxShadow: `inset 0 -1px ${color.line}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid` } },
});

export const tab = style({
  ...typography.label,
  position: 'relative',
  ...gridCenter,
  flexShrink: 0,
  minBlockSize: '54px',
  paddingInline: space.s2,
  borderRadius: radius.control,
  outlineOffset: `calc(-1 * ${vars.border.focusOffset})`,
  color: color.inkSoft,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { marginInlineStart: space.s6 },
    '&:hover': { color: color.primary },
    '&[aria-selected="true"]': { color: color.ink, fontWeight: vars.weight.semibold },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: vars.border.tabIndicator,
      borderStartStartRadius: vars.border.tabIndicator,
      borderStartEndRadius: vars.border.tabIndicator,
      background: color.primary,
      opacity: 0,
      transition: `opacity ${vars.motion.duration.base}`,
    },
    '&[aria-selected="true"]::after': { opacity: 1 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::after': { background: 'Highlight' } } } },
});

export const panel = style({ ...focusRing, paddingBlockStart: space.s5, borderRadius: radius.tag });
