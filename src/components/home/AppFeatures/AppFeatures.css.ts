import { style } from '@vanilla-extract/css';
import { columns, container, stitch } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space, vars } from '../../../theme/vars.css.ts';

export const section = style({
  ...container,
  paddingBlock: `${space.s11} ${space.s10}`,
  '@media': {
    ...container['@media'],
    [media.medium]: { ...container['@media']?.[media.medium], paddingBlock: space.s13 },
    [media.wide]: {
      ...container['@media']?.[media.wide],
      ...columns('minmax(0, 0.68fr) minmax(0, 1fr)'),
      columnGap: `clamp(${space.s9}, 6vw, 80px)`,
      alignItems: 'center',
    },
  },
});

export const picture = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });

export const lead = style({
  marginBlock: `${space.s3} ${space.s4}`,
  maxInlineSize: vars.layout.measureMax,
  color: color.inkSoft,
});

export const feature = style({
  ...columns('auto minmax(0, 1fr)'),
  gap: `${space.s4} ${yielding(space.s4, space.s2)}`,
  paddingBlock: space.s5,
  selectors: { '& + &': stitch('top') },
  '@media': { [media.medium]: { columnGap: space.s8 } },
});

export const title = style({
  ...typography.h3,
  '@media': { [media.medium]: { fontSize: '1.5rem' } },
});

export const text = style({ ...typography.body, marginBlockStart: space.s1, color: color.inkSoft });
