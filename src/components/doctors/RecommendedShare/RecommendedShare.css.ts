import { style } from '@vanilla-extract/css';
import { flexCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, space } from '../../../theme/vars.css.ts';

export const share = style({
  ...flexCenter,
  flexWrap: 'wrap',
  columnGap: space.s3,
  '@media': { [media.wide]: { flexDirection: 'column', alignItems: 'start', rowGap: space.s2 } },
});

export const percent = style([
  typography.figure,
  {
    fontSize: typography.h2.fontSize,
    '@media': { [media.medium]: { fontSize: typography.h2.fontSize } },
  },
  { '@media': { [media.wide]: { ...typography.figure['@media']?.[media.medium] } } },
]);

export const track = style({
  inlineSize: '110px',
  blockSize: '8px',
  overflow: 'hidden',
  borderRadius: '4px',
  border: hairline,
  background: color.sunk,
});

export const bar = style({
  blockSize: '100%',
  background: color.success,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

/** Beside the rating of the reviews, a percentage without a word would contradict it. */
export const recommend = style(typography.quiet);

export const stories = style({ ...typography.quiet, whiteSpace: 'nowrap' });
