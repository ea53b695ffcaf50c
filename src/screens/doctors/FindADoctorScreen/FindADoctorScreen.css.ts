import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const top = style({ overflow: 'hidden' });

export const intro = style([
  container,
  {
    paddingBlockStart: space.s6,
    textAlign: 'center',
    '@media': { [media.medium]: { paddingBlockStart: space.s11 } },
  },
]);

export const lead = style({ ...typography.lead, color: color.inkSoft });

export const box = style({
  inlineSize: '100%',
  maxInlineSize: '814px',
  marginBlockStart: space.s4,
  textAlign: 'start',
});

export const art = style({
  inlineSize: '233%',
  maxInlineSize: 'none',
  marginInlineStart: '-66.5%',
  aspectRatio: '1280 / 450',
  '@media': {
    [media.medium]: { inlineSize: '100%', marginInlineStart: 0, marginBlockStart: space.s13 },
    [media.full]: { aspectRatio: 'auto', blockSize: '450px' },
  },
});

export const doctors = style([container, { paddingBlock: `${space.s11} ${space.s12}` }]);
