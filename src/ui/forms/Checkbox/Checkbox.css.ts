import { style } from '@vanilla-extract/css';
import { focusRingStyle, gridCenter, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const above = `calc((${size.touchMin} - ${size.checkbox}) / 2)`;
export const field = style({ display: 'grid', justifyItems: 'start' });

export const choice = style({
  ...typography.body,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  paddingBlock: above,
});

/** Invisible touch target that covers the visible box. */
export const checkbox = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(-1 * ${above})`,
  ...square(size.touchMin),
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const box = style({
  ...gridCenter,
  flexShrink: 0,
  ...square(size.checkbox),
  border: `${vars.border.control} solid ${color.lineStrong}`,
  borderRadius: radius.tag,
  background: color.surface,
  color: color.onPrimary,
  selectors: {
    [`${choice}:hover > &`]: { borderColor: color.ink },
    ':checked + &': { borderColor: color.primary, background: color.primary },
    '[aria-invalid] + &': { border: `${vars.border.error} solid ${color.danger}` },
    ':disabled + &': { borderColor: color.line, background: color.sunk, color: color.inkMuted },
    ':focus-visible + &': focusRingStyle,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { ':disabled + &': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

/** Uses `:checked`, so that the checkbox works before hydration. */
export const tick = style({
  display: 'none',
  selectors: { [`:checked + ${box} > &`]: { display: 'block' } },
});

export const label = style({
  paddingInlineStart: space.s3,
  cursor: 'pointer',
  selectors: { ':disabled ~ &': { color: color.inkMuted, cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { selectors: { ':disabled ~ &': { color: 'GrayText' } } } },
});
