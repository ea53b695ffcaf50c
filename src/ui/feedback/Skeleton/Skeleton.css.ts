import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { arch } from '../../../theme/mixins.css.ts';
import { color, media, radius, size, vars } from '../../../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    background: color.skeleton,
    borderRadius: radius.tag,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid GrayText` } },
  },
  variants: {
    shape: {
      line: { blockSize: '0.9em' },
      arch: { ...arch, flexShrink: 0 },
      block: { blockSize: size.inputAreaMin, borderRadius: radius.sheet },
    },
  },
});
