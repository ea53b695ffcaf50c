import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, media, space, vars } from '../../../theme/vars.css.ts';

export const badge = style({
  ...typography.caption,
  display: 'block',
  minInlineSize: space.s5,
  paddingInline: space.s1,
  borderRadius: space.s4,
  background: color.primary,
  color: color.onPrimary,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  lineHeight: space.s5,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  // Separates it from the picture or icon below.
  outline: `2px solid ${color.ground}`,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});
