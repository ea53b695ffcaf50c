import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { container, focusRing, visuallyHidden } from '../../../theme/mixins.css.ts';
import { vars } from '../../../theme/vars.css.ts';

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

/** Fills a line on phones, so that the sort control does not move. */
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
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.infoTint,
});

export const urgentIcon = style({ flexShrink: 0, marginBlockStart: '2px' });

export const panel = style({ paddingBlockStart: vars.space.s6 });
