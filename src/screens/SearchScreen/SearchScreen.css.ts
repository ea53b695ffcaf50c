import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { container, visuallyHidden } from '../../theme/mixins.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style([
  container,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s6,
    paddingBlock: `${vars.space.s5} ${vars.space.s12}`,
    '@media': { [media.medium]: { paddingBlockStart: '36px' } },
  },
]);

/** On phones the search box says it all, and the rows come sooner. */
export const heading = style({ '@media': { [media.belowMedium]: visuallyHidden } });

export const results = style({ display: 'grid', marginBlockStart: `-${vars.space.s3}` });

export const status = style({
  minBlockSize: '1.55em',
  marginBlockEnd: vars.space.s4,
  color: vars.color.inkSoft,
});

export const count = style({ color: vars.color.ink });

/** Rows bring their own room; a panel needs some. */
export const panel = style({ paddingBlockStart: vars.space.s6 });
