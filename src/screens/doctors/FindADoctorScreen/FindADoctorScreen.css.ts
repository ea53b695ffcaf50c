import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { container } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const top = style({ overflow: 'hidden' });

export const intro = style([
  container,
  {
    paddingBlockStart: vars.space.s6,
    textAlign: 'center',
    '@media': { [media.medium]: { paddingBlockStart: vars.space.s11 } },
  },
]);

export const lead = style({ ...typography.lead, color: vars.color.inkSoft });

export const box = style({
  inlineSize: '100%',
  maxInlineSize: '814px',
  marginBlockStart: vars.space.s4,
  textAlign: 'start',
});

/** Cropped on phones; extended on both sides from 1280px on. */
export const art = style({
  inlineSize: '233%',
  maxInlineSize: 'none',
  marginInlineStart: '-66.5%',
  aspectRatio: '1280 / 450',
  '@media': {
    [media.medium]: {
      inlineSize: '100%',
      marginInlineStart: 0,
      marginBlockStart: vars.space.s13,
    },
    [media.full]: { aspectRatio: 'auto', blockSize: '450px' },
  },
});

export const doctors = style([container, { paddingBlock: `${vars.space.s11} ${vars.space.s12}` }]);
