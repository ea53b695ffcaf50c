import { style } from '@vanilla-extract/css';
import { container, flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space } from '../../../theme/vars.css.ts';

export const page = style({
  ...container,
  ...oneColumn,
  gap: space.s8,
  paddingBlock: `${space.s7} ${space.s9}`,
  '@media': {
    ...container['@media'],
    [media.wide]: {
      ...container['@media']?.[media.wide],
      gridTemplateColumns: 'minmax(0, 1fr) 464px',
      columnGap: space.s12,
      alignItems: 'start',
      paddingBlock: `${space.s11} ${space.s12}`,
    },
  },
});

export const news = style({
  maxInlineSize: '444px',
  '@media': { [media.belowMedium]: { maxInlineSize: 'none' } },
});

export const art = style({
  inlineSize: '150px',
  '@media': { [media.wide]: { inlineSize: '210px', marginBlockStart: space.s4 } },
});

export const sentence = style({ ...typography.lead, marginBlockStart: space.s4 });

export const actions = style({
  display: 'grid',
  gap: space.s3,
  marginBlockStart: space.s2,
  '@media': { [media.medium]: { ...flexWrap, gap: space.s4 } },
});
