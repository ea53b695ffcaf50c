import { style } from '@vanilla-extract/css';
import { oneColumn, stitch } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

const FORM_WIDTH = '32rem';

export const section = style([
  stitch('top'),
  {
    ...oneColumn,
    gap: vars.space.s5,
    paddingBlockStart: vars.space.s8,
    '@media': {
      [media.wide]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: vars.space.s10 },
    },
  },
]);

export const head = style({ display: 'grid', alignContent: 'start', gap: vars.space.s2 });

export const heading = style({ ...typography.h2, fontSize: largeSize(1.75) });

export const narrow = style({ maxInlineSize: FORM_WIDTH });

export const figure = style({ ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums' });

export const text = style({ color: vars.color.inkSoft });

export const list = style({
  paddingInlineStart: vars.space.s5,
  listStyle: 'disc',
  color: vars.color.inkSoft,
});
