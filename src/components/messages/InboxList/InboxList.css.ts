import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../theme/mixins.css.ts';
import { media, vars } from '../../../theme/vars.css.ts';

const gutter = {
  paddingInline: vars.space.s5,
  '@media': { [media.medium]: { paddingInline: vars.space.s6 } },
};

export const search = style({ ...gutter, paddingBlockEnd: '14px' });

export const list = style({ borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` });

export const found = style(visuallyHidden);

export const state = style({ ...gutter, paddingBlock: vars.space.s4 });

export const placeholder = style({
  ...gutter,
  display: 'flex',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const lines = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s3,
});
