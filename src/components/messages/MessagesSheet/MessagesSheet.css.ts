import { style } from '@vanilla-extract/css';
import { columns, paperSheet, rowLink } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const sheet = style({
  padding: space.s7,
  paddingInline: yielding(space.s7, space.s3),
  ...paperSheet,
});

export const heading = style({ ...typography.h3, fontSize: largeSize(1.5) });

export const item = style({
  position: 'relative',
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'center',
  columnGap: space.s4,
  paddingBlock: space.s2,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const link = style({ ...typography.bodyStrong, ...rowLink });

export const words = style({
  ...typography.quiet,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const about = style({ minInlineSize: 0 });
