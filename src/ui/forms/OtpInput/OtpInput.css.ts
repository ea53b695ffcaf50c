import { style } from '@vanilla-extract/css';
import { archRadius, columns } from '../../../theme/mixins.css.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

export const group = style({ display: 'grid', gap: space.s4, justifyItems: 'start' });

export const boxes = style({
  ...columns(`repeat(6, minmax(0, ${size.otpBoxWidth}))`),
  gap: space.s2,
  '@media': { [media.medium]: { gap: '10px' } },
});

export const box = style({
  inlineSize: '100%',
  aspectRatio: `${size.otpBoxWidth} / ${size.otpBoxHeight}`.replaceAll('px', ''),
  padding: 0,
  border: `${vars.border.control} solid ${color.lineStrong}`,
  borderBlockEndWidth: vars.border.otpBase,
  borderRadius: archRadius(),
  background: color.surface,
  color: color.ink,
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  fontWeight: vars.weight.display,
  lineHeight: 1,
  textAlign: 'center',
  // A selection colour would cover the digit.
  '::selection': { background: 'transparent', color: 'currentColor' },
  selectors: {
    '&:focus': { borderColor: color.primary, borderWidth: vars.border.selected },
    '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: vars.border.error },
    '&:disabled': {
      borderColor: color.line,
      background: color.sunk,
      color: color.inkMuted,
      opacity: 1,
    },
  },
});
