import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { arch, gridCenter, square } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { color, media, size, vars } from '../../../theme/vars.css.ts';

const width = createVar();
const roomy = (most: string): string => yielding(most, size.portraitXs);

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
      xs: { vars: { [width]: roomy(size.portraitXs) } },
      s: { vars: { [width]: roomy(size.portraitS) } },
      m: { vars: { [width]: roomy(size.portraitM) } },
      l: { vars: { [width]: roomy(size.portraitL) } },
      xl: { vars: { [width]: roomy(size.portraitXl) } },
    },
  },
});

export const picture = style({ ...square('100%'), objectFit: 'cover' });

export const letters = recipe({
  base: {
    ...gridCenter,
    blockSize: '100%',
    color: color.ink,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    // The avatar may be narrower than `width`, so prefer container units.
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
      marigold: { background: color.accentTint },
      neem: { background: color.primaryTint },
      lotus: { background: color.lotus },
      monsoon: { background: color.infoTint },
    },
  },
});
