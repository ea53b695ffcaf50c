import { style } from '@vanilla-extract/css';
import { columns, flexColumn, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, space } from '../../../theme/vars.css.ts';

export const entry = style({
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'center',
  gap: space.s4,
  paddingBlock: space.s3,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const icon = style({ ...square('22px'), color: color.primary });

export const words = style({
  ...flexColumn,
  columnGap: space.s1,
  color: color.inkSoft,
  '@media': { [media.medium]: { flexDirection: 'row', flexWrap: 'wrap' } },
});

export const title = style({ ...typography.bodyStrong, lineHeight: 'inherit', color: color.ink });
