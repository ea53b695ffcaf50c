import { style } from '@vanilla-extract/css';
import { rowWords } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, space } from '../../../theme/vars.css.ts';

export const line = style({ paddingBlock: space.s3, borderBlockEnd: hairline });
export const who = style(rowWords('6rem'));
export const name = style({ ...typography.bodyStrong, color: color.ink });
