import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s4,
  paddingBlock: vars.space.s3,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` } },
});

export const icon = style({ ...square('22px'), color: vars.color.primary });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  columnGap: vars.space.s1,
  color: vars.color.inkSoft,
  '@media': { [media.medium]: { flexDirection: 'row', flexWrap: 'wrap' } },
});

export const title = style({
  ...typography.bodyStrong,
  lineHeight: 'inherit',
  color: vars.color.ink,
});
