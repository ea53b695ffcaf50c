import { style } from '@vanilla-extract/css';
import { flexColumn, focusRing, focusRingStyle } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  blockSize: '100%',
});

export const scroller = style({
  ...flexColumn,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { ...focusRingStyle, outlineOffset: '-3px' } },
});

/** Aligns a short conversation to the bottom. */
export const content = style({ marginBlockStart: 'auto', paddingBlock: `${space.s4} 10px` });

/** Skips layout and paint of off-screen chunks, but keeps their text searchable and accessible. */
export const chunk = style({
  contentVisibility: 'auto',
  paddingInline: space.s5,
  '@media': { [media.wide]: { paddingInline: space.s7 } },
});

export const unread = style({
  ...typography.label,
  paddingBlock: space.s2,
  color: color.accentText,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `${vars.border.selected} solid ${color.accent}`,
    },
  },
});

export const earlierButton = style([
  focusRing,
  {
    ...typography.label,
    minBlockSize: size.touchMin,
    paddingInline: space.s3,
    borderRadius: radius.control,
    color: color.primary,
    ':hover': { color: color.primaryHover, textDecoration: 'underline' },
  },
]);

export const empty = style({
  margin: 'auto',
  padding: space.s6,
  color: color.inkSoft,
  textAlign: 'center',
});

export const newMessages = style({
  position: 'absolute',
  insetBlockEnd: space.s3,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const newMessagesBar = style({ pointerEvents: 'auto' });
