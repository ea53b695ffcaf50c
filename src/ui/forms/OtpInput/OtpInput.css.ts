import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { archRadius } from '../../../theme/mixins.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const group = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(6, minmax(0, ${vars.size.otpBoxWidth}))`,
  gap: vars.space.s2,
  '@media': { [media.medium]: { gap: '10px' } },
});

export const box = style({
  inlineSize: '100%',
  aspectRatio: `${vars.size.otpBoxWidth} / ${vars.size.otpBoxHeight}`.replaceAll('px', ''),
  padding: 0,
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: vars.border.otpBase,
  borderRadius: archRadius(),
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  fontWeight: vars.weight.display,
  lineHeight: 1,
  textAlign: 'center',
  // No colour, because it would cover the digit.
  '::selection': { background: 'transparent', color: 'currentColor' },
  selectors: {
    '&:focus': { borderColor: vars.color.primary, borderWidth: vars.border.selected },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: vars.border.error },
    '&:disabled': {
      borderColor: vars.color.line,
      background: vars.color.sunk,
      color: vars.color.inkMuted,
      opacity: 1,
    },
  },
});
