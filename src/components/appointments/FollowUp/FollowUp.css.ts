import { style } from '@vanilla-extract/css';
import { accentPanel, breakable, flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const frame = style({ ...oneColumn, ...breakable, gap: space.s2, textAlign: 'start' });

export const offer = style(accentPanel);

export const words = style({ display: 'flex', gap: space.s3 });
export const icon = style({ flexShrink: 0, color: color.accentText });
export const times = style([notForPaper, { ...flexWrap, gap: space.s3 }]);

/** The words of the buttons begin where the lines above them do. */
export const others = style([
  notForPaper,
  {
    ...flexWrap,
    alignItems: 'center',
    columnGap: space.s3,
    marginInlineStart: `calc(-1 * ${space.s2})`,
  },
]);

export const asked = style([
  notForPaper,
  { ...flexWrap, alignItems: 'center', columnGap: space.s3, rowGap: space.s1 },
]);

export const ask = style([notForPaper, { display: 'grid', gap: space.s3, justifyItems: 'start' }]);

export const choice = style({
  ...oneColumn,
  gap: space.s3,
  inlineSize: '100%',
  maxInlineSize: '22rem',
});
