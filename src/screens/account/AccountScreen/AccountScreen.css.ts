import { style } from '@vanilla-extract/css';
import { oneColumn, stitch } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

const FORM_WIDTH = '32rem';

export const section = style([
  stitch('top'),
  {
    ...oneColumn,
    alignItems: 'start',
    gap: space.s5,
    paddingBlockStart: space.s8,
    '@media': {
      [media.wide]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: space.s10 },
    },
  },
]);

export const head = style({ display: 'grid', alignContent: 'start', gap: space.s2 });
export const heading = style({ ...typography.h2, fontSize: largeSize(1.75) });
export const narrow = style({ maxInlineSize: FORM_WIDTH });

export const consents = style({ color: color.inkSoft });

export const list = style({
  paddingInlineStart: space.s5,
  listStyle: 'disc',
  color: color.inkSoft,
});
