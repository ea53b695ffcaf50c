import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { color, size } from '../../../theme/vars.css.ts';

const { plateMarigold, plateNeem, plateLotus } = color.illustration;

const slip = `${((1.6 / 24) * 100).toFixed(2)}%`;
const small = '2.375rem';

export const block = recipe({
  base: { display: 'inline-grid', flexShrink: 0, aspectRatio: '1', color: color.ink },
  variants: {
    size: {
      small: { inlineSize: yielding(small, '38px') },
      regular: { inlineSize: yielding(size.blockIcon, '38px') },
      hero: { inlineSize: yielding(size.blockIconHero, '38px') },
    },
  },
});

const layer = style({ gridArea: '1 / 1', ...square('100%') });
export const line = style([layer, { position: 'relative' }]);

export const plate = recipe({
  base: [layer, { stroke: 'none', translate: `${slip} ${slip}` }],
  variants: {
    tint: {
      marigold: { fill: plateMarigold },
      neem: { fill: plateNeem },
      lotus: { fill: plateLotus },
    },
  },
});
