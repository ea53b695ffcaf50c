import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../theme/mixins.css.ts';
import { hairline, space } from '../../../theme/vars.css.ts';

export const hiddenHeading = style(visuallyHidden);
export const leaveLine = style({ paddingBlock: space.s2, borderBlockEnd: hairline });

/** As wide as the longest text, so that the line wraps the same before the text is known. */
export const patients = style({ display: 'inline-block', minInlineSize: '12em' });
