import { style } from '@vanilla-extract/css';
import { columns, flexCenter, focusRing, tiles } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const demo = style({ fontWeight: vars.weight.bold });
export const pair = style({ ...columns('repeat(2, minmax(0, 1fr))'), gap: space.s5 });

/** Non-standard, but browsers would offer to save a password field. */
const dots: Record<string, string> = { WebkitTextSecurity: 'disc' };

export const masked = style({ ...dots });
export const cards = style({ ...tiles('17rem'), gap: space.s2, marginBlockStart: space.s2 });

export const card = style({
  ...focusRing,
  ...flexCenter,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s3,
  inlineSize: '100%',
  minBlockSize: size.touchMin,
  padding: `${space.s1} ${space.s3}`,
  border: `${vars.border.hairline} dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  textAlign: 'start',
  ':hover': { borderColor: color.ink, background: color.primaryTint },
});

export const digits = style({
  ...typography.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
});
