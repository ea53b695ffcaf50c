import { keyframes, style } from '@vanilla-extract/css';
import { container, flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space, vars } from '../../../theme/vars.css.ts';

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

/** The sun comes up inside of it. */
export const sky = style({
  overflow: 'clip',
  inlineSize: 'fit-content',
  '@media': { [media.wide]: { marginBlockStart: space.s4 } },
});

const rise = keyframes({ from: { transform: 'translateY(70%)', opacity: 0.2 } });
const appear = keyframes({ from: { opacity: 0 } });
const isAccepted = '&[data-moment="accepted"]';

export const art = style({
  display: 'block',
  inlineSize: '150px',
  selectors: { [isAccepted]: { animation: `${rise} 900ms ${vars.motion.easing.out}` } },
  '@media': { [media.wide]: { inlineSize: '210px' } },
});

export const sentence = style({
  ...typography.lead,
  marginBlockStart: space.s4,
  selectors: { [isAccepted]: { animation: `${appear} 600ms 400ms backwards` } },
});

export const actions = style({
  display: 'grid',
  gap: space.s3,
  marginBlockStart: space.s2,
  '@media': { [media.medium]: { ...flexWrap, gap: space.s4 } },
});
