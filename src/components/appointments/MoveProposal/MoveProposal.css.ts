import { style } from '@vanilla-extract/css';
import { accentPanel, flexWrap } from '../../../theme/mixins.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const proposal = style(accentPanel);
export const words = style({ display: 'flex', gap: space.s3 });
export const icon = style({ flexShrink: 0, color: color.accentText });
export const actions = style([notForPaper, { ...flexWrap, columnGap: space.s3 }]);
