import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space.s4 });

export const title = style({
  ...typography.displayPage,
  marginBlockStart: space.s3,
  color: color.ink,
});

export const lead = style({
  ...typography.lead,
  maxInlineSize: vars.layout.measureMax,
  color: color.inkSoft,
});

export const bridge = style({
  inlineSize: '100%',
  aspectRatio: String(1280 / 430),
  minBlockSize: '180px',
  borderRadius: vars.radius.sheet,
  objectFit: 'cover',
});
