import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const facts = style({
  display: 'grid',
  columnGap: vars.space.s7,
  rowGap: vars.space.s2,
  '@media': { [media.wide]: { gridTemplateColumns: 'fit-content(50%) fit-content(50%)' } },
});

export const fact = style({
  ...typography.small,
  fontSize: typography.label.fontSize,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.s2,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const icon = style({
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '2px',
  color: vars.color.primary,
});
