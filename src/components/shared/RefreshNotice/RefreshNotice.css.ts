import { style } from '@vanilla-extract/css';
import { infoBox } from '../../../theme/info-box.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const notice = style([
  infoBox,
  {
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: vars.space.s2,
    marginBlockEnd: vars.space.s4,
    paddingBlock: vars.space.s2,
  },
]);

export const words = style({ flex: '1 1 16rem' });
