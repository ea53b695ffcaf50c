import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const layers = style({
  isolation: 'isolate',
  maxInlineSize: '480px',
  marginBlock: space.s5,
});

export const layer = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  alignItems: 'baseline',
  padding: `${space.s6} ${space.s4} ${space.s3}`,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.sheet,
  background: color.raised,
  boxShadow: vars.shadow.menu,
  selectors: { '& + &': { marginBlockStart: `calc(-1 * ${space.s4})` } },
});

export const name = style({ ...typography.bodyStrong });

export const value = style({ ...typography.body, fontVariantNumeric: 'tabular-nums' });
