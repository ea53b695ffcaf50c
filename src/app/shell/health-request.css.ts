import { style } from '@vanilla-extract/css';
import { container } from '../../theme/mixins.css.ts';
import { space } from '../../theme/vars.css.ts';

export const place = style([container, { paddingBlockStart: space.s3 }]);
