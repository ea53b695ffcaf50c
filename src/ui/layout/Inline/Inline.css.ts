import { style, styleVariants } from '@vanilla-extract/css';
import '../../../theme/gap.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const inline = style({ display: 'flex' });
export const wrap = style({ flexWrap: 'wrap' });
const { s1, s2, s3, s4 } = space;
export const rowGap = styleVariants({ none: '0', s1, s2, s3, s4 }, (space) => ({ rowGap: space }));

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});
