import { style } from '@vanilla-extract/css';
import { media } from '../../../src/theme/media.ts';
import { rowLink } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.s8,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const story = style({
  position: 'relative',
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const link = style({ ...rowLink, ...typography.bodyStrong });
