import { style } from '@vanilla-extract/css';
import { flexCenter, focusRing, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const tail = radius.bubbleTail;

export const bubble = style({
  ...oneColumn,
  gap: space.s1,
  inlineSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: 'min(85%, 33rem)',
  marginBlockEnd: space.s2,
  padding: '10px 14px',
  border: hairline,
  borderRadius: radius.bubble,
  borderEndStartRadius: tail,
  background: color.surface,
  lineHeight: 1.4,
  selectors: {
    '&[data-own]': {
      justifyItems: 'end',
      marginInlineStart: 'auto',
      borderColor: 'transparent',
      borderEndStartRadius: radius.bubble,
      borderEndEndRadius: tail,
      background: color.primaryTint,
    },
    '&[data-state="failed"]': {
      border: `${vars.border.error} solid ${color.danger}`,
      background: color.surface,
    },
  },
  '@media': {
    [media.forcedColors]: {
      // Forced colours remove the backgrounds, so a thicker border marks own messages.
      selectors: { '&[data-own]': { borderColor: 'CanvasText', borderWidth: '2px' } },
    },
  },
});

export const meta = style({
  ...typography.caption,
  ...flexCenter,
  flexWrap: 'wrap',
  gap: '6px',
  color: color.inkSoft,
  selectors: { '[data-state="failed"] > &': { color: color.danger } },
});

export const action = style([
  focusRing,
  {
    ...typography.label,
    minInlineSize: size.touchMin,
    minBlockSize: size.touchMin,
    borderRadius: radius.tag,
    color: color.primary,
    textDecoration: 'underline',
    ':hover': { color: color.primaryHover },
  },
]);
