import { style } from '@vanilla-extract/css';
import { color, space, vars } from '../../../theme/vars.css.ts';

export const list = style({ inlineSize: '100%' });

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlock: space.s4,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${vars.border.hairline} solid ${color.line}` },
  },
});
