import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { plateMarigold, plateNeem, plateLotus } = vars.color.illustration;

/** How far the plate slipped in printing: 1.6 of the icon's 24 units, down and right. */
const slip = `${((1.6 / 24) * 100).toFixed(2)}%`;

export const block = recipe({
  base: { display: 'inline-grid', flexShrink: 0, color: vars.color.ink },
  variants: {
    size: {
      small: { inlineSize: '2.375rem', blockSize: '2.375rem' },
      regular: { inlineSize: vars.size.blockIcon, blockSize: vars.size.blockIcon },
      hero: { inlineSize: vars.size.blockIconHero, blockSize: vars.size.blockIconHero },
    },
  },
});

const layer = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%' });

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
