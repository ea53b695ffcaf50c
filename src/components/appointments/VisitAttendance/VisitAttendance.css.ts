import { style } from '@vanilla-extract/css';
import { accentPanel, flexCenter, flexWrap } from '../../../theme/mixins.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const notice = style(accentPanel);

export const words = style({ display: 'flex', gap: space.s3 });
export const icon = style({ flexShrink: 0, color: color.accentText });
export const actions = style([
  notForPaper,
  { ...flexWrap, alignItems: 'center', columnGap: space.s4, rowGap: space.s3 },
]);
export const late = style({ ...typography.bodyStrong, ...flexCenter, gap: space.s2 });
/** The words of the button begin where the lines above it do. */
export const change = style([notForPaper, { marginInlineStart: `calc(-1 * ${space.s2})` }]);

export const mark = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s1,
  '@media': {
    [media.wide]: {
      selectors: {
        // In a list's row, a button alone joins the row's other actions.
        [`[data-viewer="doctor"] &:has(> ${change}:only-child)`]: {
          justifyItems: 'end',
          paddingInlineEnd: space.s2,
        },
      },
    },
  },
});
