import { style } from '@vanilla-extract/css';
import { breakable } from '../../../theme/mixins.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const words = style({ ...breakable, flexGrow: 1 });
export const actions = style({ marginInlineStart: `calc(-1 * ${space.s2})` });
