import { style } from '@vanilla-extract/css';
import { accentPanel, flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const frame = style({ ...oneColumn, gap: space.s3 });
export const entries = style({ ...oneColumn, gap: space.s3 });

export const entry = style(accentPanel);

export const words = style({ display: 'flex', gap: space.s3 });
export const icon = style({ flexShrink: 0, color: color.accentText });
export const answers = style([notForPaper, { ...flexWrap, gap: space.s3 }]);
