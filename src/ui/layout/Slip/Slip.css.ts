import { style } from '@vanilla-extract/css';
import { stitchRule } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { color, radius, space, vars } from '../../../theme/vars.css.ts';

const edge = '1.5px';
const line = `color-mix(in srgb, ${color.lineStrong} 45%, ${color.ground})`;
const notch = vars.edge.slipNotch;

export const slip = style({
  border: `${edge} solid ${line}`,
  borderRadius: radius.sheet,
  background: color.surface,
});

export const part = style({ padding: space.s6, paddingInline: yielding(space.s6, space.s3) });

const bite = {
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${notch})`,
  inlineSize: `calc(2 * ${notch})`,
  blockSize: `calc(2 * ${notch})`,
  border: `${edge} solid ${line}`,
  borderRadius: '50%',
  background: color.ground,
} as const;

/** Uses physical sides, because `clip-path` has no logical ones. */
export const perforation = style({
  position: 'relative',
  '::before': {
    ...bite,
    left: `calc(-1 * ${notch} - ${edge})`,
    clipPath: `inset(0 0 0 calc(50% - ${edge}))`,
  },
  '::after': {
    ...bite,
    right: `calc(-1 * ${notch} - ${edge})`,
    clipPath: `inset(0 calc(50% - ${edge}) 0 0)`,
  },
});

export const stitches = style({ ...stitchRule, marginInline: `calc(${notch} + ${space.s2})` });
