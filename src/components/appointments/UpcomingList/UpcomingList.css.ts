import { style } from '@vanilla-extract/css';
import { rowWords } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const line = style({
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const who = style(rowWords('6rem'));

export const name = style({ ...typography.bodyStrong, color: vars.color.ink });

export const when = style({ ...typography.quiet, fontVariantNumeric: 'tabular-nums' });
