import { style } from '@vanilla-extract/css';
import { infoBox } from '../../../theme/info-box.css.ts';
import { space } from '../../../theme/vars.css.ts';

export const notice = style([
  infoBox,
  {
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: space.s2,
    marginBlockEnd: space.s4,
    paddingBlock: space.s2,
  },
]);

export const words = style({ flex: '1 1 16rem' });
