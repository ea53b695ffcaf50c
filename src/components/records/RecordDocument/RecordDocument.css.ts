import { style } from '@vanilla-extract/css';
import { yielding } from '../../../theme/wrapping.ts';
import { paperSheet } from '../../../theme/mixins.css.ts';
import { media, space } from '../../../theme/vars.css.ts';

export const sheet = style({
  maxInlineSize: '760px',
  padding: `${space.s6} ${yielding(space.s6, space.s3)}`,
  ...paperSheet,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { padding: space.s8 } },
});
