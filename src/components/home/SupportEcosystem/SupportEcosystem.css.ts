import { style } from '@vanilla-extract/css';
import { columns, container, flexCenter } from '../../../theme/mixins.css.ts';
import { color, hairline, media, space } from '../../../theme/vars.css.ts';

export const band = style({ borderBlockStart: hairline, background: color.surface });

export const inside = style({
  ...container,
  display: 'grid',
  gap: space.s3,
  paddingBlock: `${space.s9} ${space.s8}`,
  '@media': {
    ...container['@media'],
    [media.wide]: {
      ...container['@media']?.[media.wide],
      gridTemplateColumns: 'minmax(0, 0.58fr) minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: space.s11,
    },
  },
});

export const heading = style({ '@media': { [media.medium]: { fontSize: '2.125rem' } } });
export const sentence = style({ marginBlockStart: space.s1, color: color.inkSoft });

export const partners = style({
  '@media': { [media.medium]: { ...columns('repeat(3, minmax(0, 1fr))') } },
});

export const partner = style({
  ...flexCenter,
  paddingBlock: space.s4,
  borderBlockStart: hairline,
  '@media': {
    [media.medium]: {
      justifyContent: 'center',
      minBlockSize: '84px',
      paddingInline: space.s3,
      borderBlockStart: 0,
      borderInlineStart: hairline,
    },
  },
});

/** The logos' dark lines need a light background. */
export const logo = style({
  inlineSize: 'auto',
  blockSize: '2.25rem',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: color.surface } },
});
