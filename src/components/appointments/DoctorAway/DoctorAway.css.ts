import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const notice = style({
  ...typography.small,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  background: color.accentTint,
  color: color.ink,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});
