import { style } from '@vanilla-extract/css';
import { archRadius } from '../../../src/theme/mixins.css.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const finder = style({ display: 'grid', gap: space.s2, marginBlock: space.s6 });

export const token = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 3fr) minmax(0, 4fr)',
  gap: space.s3,
  alignItems: 'center',
  minBlockSize: '48px',
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

export const dot = style({
  inlineSize: '28px',
  aspectRatio: '1 / 1',
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: archRadius(1),
  forcedColorAdjust: 'none',
});
