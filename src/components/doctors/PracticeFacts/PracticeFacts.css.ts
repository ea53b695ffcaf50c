import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const facts = style({
  display: 'grid',
  gap: `${vars.space.s2} ${vars.space.s7}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'fit-content(50%) fit-content(50%)' } },
});

export const fact = style({
  ...typography.quiet,
  fontSize: typography.label.fontSize,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.s2,
  overflowWrap: 'anywhere',
});

export const icon = style({
  ...square('18px'),
  marginBlockStart: '2px',
  color: vars.color.primary,
});
