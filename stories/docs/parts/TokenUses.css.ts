import { style } from '@vanilla-extract/css';
import { media } from '../../../src/theme/media.ts';
import { focusRing } from '../../../src/theme/mixins.css.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gap: `${space.s1} ${space.s5}`,
  paddingBlock: space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const use = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: space.s3,
  alignItems: 'baseline',
  '@media': { [media.medium]: { gridColumn: 2 } },
});

export const dot = style({
  display: 'inline-block',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  marginInlineEnd: space.s2,
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: '50%',
  verticalAlign: '-0.1em',
  forcedColorAdjust: 'none',
});

export const token = style({
  ...focusRing,
  borderRadius: vars.radius.tag,
  color: color.primary,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
});

export const all = style({ marginBlockStart: space.s4 });
