import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../theme/mixins.css.ts';
import { hairline, media, space } from '../../../theme/vars.css.ts';

const gutter = {
  paddingInline: space.s5,
  '@media': { [media.medium]: { paddingInline: space.s6 } },
};

export const search = style({ ...gutter, paddingBlockEnd: '14px' });
export const list = style({ borderBlockStart: hairline });
export const found = style(visuallyHidden);
export const state = style({ ...gutter, paddingBlock: space.s4 });

export const placeholder = style({
  ...gutter,
  display: 'flex',
  gap: space.s3,
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
});

export const lines = style({ flex: 1, display: 'grid', alignContent: 'center', gap: space.s3 });
