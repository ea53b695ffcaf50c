import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { arch, gridCenter, square } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/room.ts';
import { media, vars } from '../../../theme/vars.css.ts';

const width = createVar();
const roomy = (size: string): string => yielding(size, vars.size.portraitXs);

export const avatar = recipe({
  base: {
    ...arch,
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: width,
    maxInlineSize: '100%',
    containerType: 'inline-size',
  },
  variants: {
    size: {
      xs: { vars: { [width]: roomy(vars.size.portraitXs) } },
      s: { vars: { [width]: roomy(vars.size.portraitS) } },
      m: { vars: { [width]: roomy(vars.size.portraitM) } },
      l: { vars: { [width]: roomy(vars.size.portraitL) } },
      xl: { vars: { [width]: roomy(vars.size.portraitXl) } },
    },
  },
});

export const picture = style({ ...square('100%'), objectFit: 'cover' });

export const letters = recipe({
  base: {
    ...gridCenter,
    blockSize: '100%',
    color: vars.color.ink,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    // The frame may be smaller than `size`.
    fontSize: [`calc(${width} * 0.4)`, '40cqi'],
    lineHeight: 1,
    // Eczar's capitals sit above the middle of their line.
    paddingBlockStart: '0.3em',
    '@media': {
      [media.forcedColors]: { border: `${vars.border.hairline} solid`, borderRadius: 'inherit' },
    },
  },
  variants: {
    tint: {
      marigold: { background: vars.color.accentTint },
      neem: { background: vars.color.primaryTint },
      lotus: { background: vars.color.lotus },
      monsoon: { background: vars.color.infoTint },
    },
  },
});
