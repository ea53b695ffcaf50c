import { style } from '@vanilla-extract/css';
import { columns, stitch } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const lead = style({ ...typography.lead, marginBlockStart: space.s3, color: color.inkSoft });

export const services = style({
  marginBlockStart: space.s6,
  '@media': { [media.wide]: { ...columns('repeat(2, minmax(0, 1fr))'), columnGap: space.s12 } },
});

export const entry = style([
  stitch('top'),
  {
    ...columns('auto minmax(0, 1fr)'),
    gap: space.s4,
    alignContent: 'start',
    paddingBlock: space.s7,
    '@media': { [media.medium]: { columnGap: space.s6 } },
  },
]);

export const text = style({ marginBlockStart: space.s1, color: color.inkSoft });
export const ways = style({ marginBlockStart: space.s4 });
