import { style } from '@vanilla-extract/css';
import { columns, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const facts = style({
  display: 'grid',
  gap: `${space.s2} ${space.s7}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'fit-content(50%) fit-content(50%)' } },
});

export const fact = style({
  ...typography.quiet,
  fontSize: typography.label.fontSize,
  ...columns('auto 1fr'),
  alignItems: 'start',
  gap: space.s2,
  overflowWrap: 'anywhere',
});

export const icon = style({ ...square('18px'), marginBlockStart: '2px', color: color.primary });
