import { style } from '@vanilla-extract/css';
import { container, flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space } from '../../../theme/vars.css.ts';

export const page = style({
  ...container,
  ...oneColumn,
  gap: space.s8,
  paddingBlock: `${space.s6} ${space.s9}`,
  '@media': {
    ...container['@media'],
    [media.wide]: {
      ...container['@media']?.[media.wide],
      gridTemplateColumns: 'minmax(0, 1fr) 420px',
      columnGap: space.s11,
      alignItems: 'start',
      paddingBlock: `${space.s8} ${space.s12}`,
    },
    [media.print]: { display: 'block', padding: 0 },
  },
});

export const news = style({
  ...oneColumn,
  gap: space.s5,
  '@media': { [media.print]: { display: 'none' } },
});

export const art = style({
  inlineSize: '180px',
  '@media': { [media.wide]: { inlineSize: '240px' } },
});

export const head = style({
  ...oneColumn,
  justifyItems: 'start',
  gap: space.s3,
  overflowWrap: 'anywhere',
});

export const sentence = style(typography.lead);
export const notes = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const actions = style({
  ...oneColumn,
  gap: space.s3,
  '@media': { [media.medium]: { ...flexWrap, gap: space.s4 } },
});

export const papers = style({ '@media': { [media.print]: { maxInlineSize: '120mm' } } });
