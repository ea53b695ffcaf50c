import { style } from '@vanilla-extract/css';
import { yielding } from '../../../theme/room.ts';
import { paperSheet } from '../../../theme/mixins.css.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const sheet = style({
  maxInlineSize: '760px',
  padding: `${vars.space.s6} ${yielding(vars.space.s6, vars.space.s3)}`,
  ...paperSheet,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { padding: vars.space.s8 },
    [media.print]: { border: 0, padding: 0, background: 'none' },
  },
});

export const notForPaper = style({ '@media': { [media.print]: { display: 'none' } } });
