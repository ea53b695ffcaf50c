import { style } from '@vanilla-extract/css';
import { container, deepBand, oneColumn, parapet } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const edge = style({ ...parapet, color: color.deep });

export const band = style([
  deepBand,
  {
    paddingBlock: `${space.s9} ${space.s10}`,
    '@media': { [media.medium]: { paddingBlock: `${space.s12} ${space.s13}` } },
  },
]);

export const inside = style({
  ...container,
  ...oneColumn,
  gap: `${space.s9} ${space.s13}`,
  alignItems: 'center',
  '@media': {
    ...container['@media'],
    [media.medium]: {
      ...container['@media']?.[media.medium],
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 280px)',
    },
    [media.wide]: {
      ...container['@media']?.[media.wide],
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
    },
  },
});

export const sentence = style({
  ...typography.quote,
  fontWeight: 500,
  lineHeight: 1.24,
  maxInlineSize: '40rem',
  marginBlockStart: space.s5,
  textWrap: 'wrap',
  overflowWrap: 'anywhere',
});

export const heart = style({ color: color.accent });
export const picture = style({ inlineSize: '100%', maxInlineSize: '400px', marginInline: 'auto' });
