import { style } from '@vanilla-extract/css';
import { container, focusRing, visuallyHidden } from '../../../theme/mixins.css.ts';
import { media, vars } from '../../../theme/vars.css.ts';

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

export const heading = style({ '@media': { [media.belowMedium]: visuallyHidden } });

export const results = style({ display: 'grid', marginBlockStart: `-${vars.space.s3}` });

export const head = style({ marginBlockEnd: vars.space.s4 });

/** Full line on phones, so that the sort control does not move. */
export const status = style([
  focusRing,
  {
    minBlockSize: '1.55em',
    color: vars.color.inkSoft,
    '@media': { [media.belowMedium]: { flexBasis: '100%' } },
  },
]);

export const count = style({ color: vars.color.ink });

export const symptoms = style({ marginBlockEnd: vars.space.s4 });

export const urgent = style({
  justifySelf: 'start',
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.infoTint,
});

export const urgentIcon = style({ flexShrink: 0, marginBlockStart: '2px' });

/** Rows have their own padding; a panel does not. */
export const panel = style({ paddingBlockStart: vars.space.s6 });
