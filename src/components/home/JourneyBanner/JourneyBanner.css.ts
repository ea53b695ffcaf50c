import { style } from '@vanilla-extract/css';
import { arcade, container, flexCenter } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space } from '../../../theme/vars.css.ts';

export const section = style([
  container,
  {
    paddingBlock: `${space.s9} ${space.s11}`,
    '@media': { [media.medium]: { paddingBlock: `${space.s12} ${space.s13}` } },
  },
]);

export const banner = style({
  overflow: 'hidden',
  borderRadius: radius.sheet,
  background: color.accent,
  color: color.onAccent,
  '@media': { [media.forcedColors]: { border: '2px solid' } },
});

export const words = style({
  ...flexCenter,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s7} ${space.s9}`,
  padding: `${space.s8} ${space.s6} ${space.s9}`,
  '@media': { [media.wide]: { flexWrap: 'nowrap', padding: `${space.s11} 64px 64px` } },
});

export const heading = style({
  ...typography.h1,
  fontSize: largeSize(2),
  '@media': {
    [media.medium]: { ...typography.h1['@media']?.[media.medium], fontSize: largeSize(3) },
  },
});

export const sentence = style({
  ...typography.body,
  marginBlockStart: space.s3,
  fontSize: '1.125rem',
});

export const soon = style({
  ...typography.button,
  flexShrink: 0,
  minBlockSize: size.button,
  paddingInline: space.s6,
  borderRadius: radius.control,
  background: color.onAccent,
  color: color.onDeep,
  cursor: 'not-allowed',
  '@media': { [media.forcedColors]: { border: '2px dashed GrayText', color: 'GrayText' } },
});

export const edge = style({ ...arcade, color: color.onAccent });
