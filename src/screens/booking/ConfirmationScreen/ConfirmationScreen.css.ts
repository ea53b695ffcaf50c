import { style } from '@vanilla-extract/css';
import { container, flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const page = style({
  ...container,
  ...oneColumn,
  gap: vars.space.s8,
  paddingBlock: `${vars.space.s7} ${vars.space.s9}`,
  '@media': {
    ...container['@media'],
    [media.wide]: {
      ...container['@media']?.[media.wide],
      gridTemplateColumns: 'minmax(0, 1fr) 464px',
      columnGap: vars.space.s12,
      alignItems: 'start',
      paddingBlock: `${vars.space.s11} ${vars.space.s12}`,
    },
  },
});

export const news = style({
  maxInlineSize: '444px',
  '@media': { [media.belowMedium]: { maxInlineSize: 'none' } },
});

export const art = style({
  inlineSize: '150px',
  '@media': { [media.wide]: { inlineSize: '210px', marginBlockStart: vars.space.s4 } },
});

export const sentence = style({ ...typography.lead, marginBlockStart: vars.space.s4 });

export const actions = style({
  display: 'grid',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s2,
  '@media': { [media.medium]: { ...flexWrap, gap: vars.space.s4 } },
});
