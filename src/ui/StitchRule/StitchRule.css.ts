import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { stitchRule } from '../../theme/mixins.css.ts';

export const rule = style({
  ...stitchRule,
  '@media': {
    [media.forcedColors]: { blockSize: 0, borderBlockStart: '2px dashed CanvasText' },
  },
});
