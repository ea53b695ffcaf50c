import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../theme/mixins.css.ts';
import { color, hairline, space } from '../../../theme/vars.css.ts';

export const intro = style({ color: color.inkSoft });

export const hiddenHeading = style(visuallyHidden);

export const leaveLine = style({ paddingBlock: space.s2, borderBlockEnd: hairline });
