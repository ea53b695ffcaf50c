import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space } from '../../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  columnGap: space.s6,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const item = style({
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'start',
  gap: space.s4,
  paddingBlock: space.s3,
});

export const specialty = style({ ...typography.quiet, marginBlockEnd: space.s1 });

export const nextTimes = style({ marginBlockStart: space.s3 });
