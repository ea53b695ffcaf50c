import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

const tail = vars.radius.bubbleTail;

export const bubble = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  inlineSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: 'min(85%, 33rem)',
  marginBlockEnd: vars.space.s2,
  padding: '10px 14px',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.bubble,
  borderEndStartRadius: tail,
  background: vars.color.surface,
  lineHeight: 1.4,
  selectors: {
    '&[data-own]': {
      justifyItems: 'end',
      marginInlineStart: 'auto',
      borderColor: 'transparent',
      borderEndStartRadius: vars.radius.bubble,
      borderEndEndRadius: tail,
      background: vars.color.primaryTint,
    },
    '&[data-state="failed"]': {
      border: `${vars.border.error} solid ${vars.color.danger}`,
      background: vars.color.surface,
    },
  },
  '@media': {
    [media.forcedColors]: {
      // Marks the user's own messages in forced colours, where only their position would differ.
      selectors: { '&[data-own]': { borderColor: 'CanvasText', borderWidth: '2px' } },
    },
  },
});

export const meta = style({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.inkSoft,
  selectors: { '[data-state="failed"] > &': { color: vars.color.danger } },
});

export const action = style([
  focusRing,
  {
    ...typography.label,
    minInlineSize: vars.size.touchMin,
    minBlockSize: vars.size.touchMin,
    borderRadius: vars.radius.tag,
    color: vars.color.primary,
    textDecoration: 'underline',
    ':hover': { color: vars.color.primaryHover },
  },
]);
