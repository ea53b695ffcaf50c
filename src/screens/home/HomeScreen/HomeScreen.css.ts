import { globalStyle, style } from '@vanilla-extract/css';
import { container, flexWrap } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const hero = style({ position: 'relative', overflowX: 'clip', textAlign: 'center' });

export const words = style([
  container,
  {
    position: 'relative',
    zIndex: 1,
    paddingBlockStart: space.s8,
    '@media': { [media.medium]: { paddingBlockStart: '52px' } },
  },
]);

export const heading = style([
  typography.hero,
  {
    maxInlineSize: '26.875rem',
    marginInline: 'auto',
    textWrap: 'wrap',
    '@media': { [media.medium]: { maxInlineSize: '42.5rem' } },
  },
]);

export const lead = style({
  maxInlineSize: '35rem',
  marginInline: 'auto',
  marginBlockStart: space.s3,
  color: color.inkSoft,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  '@media': { [media.medium]: { ...typography.lead, marginBlockStart: '18px' } },
});

export const search = style({
  maxInlineSize: '50rem',
  marginInline: 'auto',
  marginBlockStart: space.s3,
  color: color.inkSoft,
  textWrap: 'balance',
});

export const ways = style({
  ...flexWrap,
  justifyContent: 'center',
  gap: space.s4,
  marginBlockStart: space.s5,
  '@media': { [media.medium]: { marginBlockStart: '26px' } },
});

globalStyle(`${ways} > a:last-child`, { background: color.ground });

/** The text does not move when the HTML of the arrow arrives after it. */
export const withArrow = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto 20px',
  alignItems: 'center',
  gap: space.s2,
});

export const art = style({
  position: 'relative',
  insetInlineStart: '50%',
  translate: '-50%',
  display: 'block',
  inlineSize: 'max(100%, 1030px)',
  maxInlineSize: 'none',
  blockSize: '360px',
  marginBlockStart: '-36px',
  '@media': {
    [media.medium]: {
      inlineSize: 'max(100%, 1312px)',
      blockSize: '459px',
      marginBlockStart: '-49px',
    },
  },
});
