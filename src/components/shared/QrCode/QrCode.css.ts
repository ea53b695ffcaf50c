import { style } from '@vanilla-extract/css';
import { gridCenter } from '../../../theme/mixins.css.ts';
import { color, radius } from '../../../theme/vars.css.ts';

export const code = style({
  ...gridCenter,
  alignSelf: 'start',
  inlineSize: 'min(100%, 14rem)',
  aspectRatio: '1',
  borderRadius: radius.control,
  background: color.onDeep,
  color: color.deep,
  forcedColorAdjust: 'none',
});

export const modules = style({ inlineSize: '100%', blockSize: 'auto' });
