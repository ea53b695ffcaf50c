import { style } from '@vanilla-extract/css';
import { rowLink } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { color, media, space } from '../../../src/theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  gap: space.s5,
  marginBlock: space.s5,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
      gap: `${space.s7} ${space.s5}`,
    },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
  gap: space.s4,
  alignItems: 'start',
  alignContent: 'start',
  minInlineSize: 0,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 },
  },
});

export const name = style({
  ...rowLink,
  ...typography.bodyStrong,
  color: color.primary,
  overflowWrap: 'anywhere',
});

export const use = style({ ...typography.small, color: color.inkSoft });
