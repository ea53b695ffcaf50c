import { style } from '@vanilla-extract/css';
import { archRadius, focusRing } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const colors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space.s4,
  marginBlock: space.s4,
});

export const row = style({ display: 'flex', gap: space.s3, alignItems: 'center' });

export const arch = style({
  flexShrink: 0,
  inlineSize: '36px',
  aspectRatio: '1 / 1',
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: archRadius(1),
  forcedColorAdjust: 'none',
});

export const name = style({
  ...focusRing,
  ...typography.bodyStrong,
  borderRadius: vars.radius.tag,
  color: color.ink,
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
  ':hover': { color: color.primary },
});

export const use = style({ ...typography.caption, display: 'block', color: color.inkSoft });
