import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space, vars } from '../../../theme/vars.css.ts';

export const page = style({
  ...container,
  display: 'grid',
  gap: space.s9,
  alignItems: 'start',
  paddingBlock: `${space.s9} ${space.s12}`,
  '@media': {
    ...container['@media'],
    [media.wide]: {
      ...container['@media']?.[media.wide],
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      columnGap: space.s12,
    },
  },
});

export const lead = style({
  ...typography.lead,
  maxInlineSize: vars.layout.measureMax,
  marginBlockStart: space.s4,
});

export const ways = style({ marginBlockStart: space.s6 });
export const picture = style({ inlineSize: '100%', maxInlineSize: '400px', marginInline: 'auto' });

/** The page does not move when the contact arrives, which may need two lines. */
export const otherQuestions = style({ minBlockSize: '2lh' });
