import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { color, space } from '../../../src/theme/vars.css.ts';

export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: space.s5,
});

export const picture = style({
  blockSize: '144px',
  inlineSize: '100%',
  objectFit: 'contain',
  background: color.accentTint,
});

export const file = style({
  ...typography.caption,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});
