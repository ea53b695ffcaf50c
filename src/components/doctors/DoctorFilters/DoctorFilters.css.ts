import { globalStyle, style } from '@vanilla-extract/css';
import { flexCenter } from '../../../theme/mixins.css.ts';
import { media, space, vars } from '../../../theme/vars.css.ts';

const ringRoom = space.s2;
const gutter = vars.layout.gutterMobile;

export const filters = style({
  ...flexCenter,
  gap: '10px',
  '@media': {
    [media.print]: { display: 'none' },
    [media.medium]: { flexWrap: 'wrap', columnGap: space.s3 },
    [media.belowMedium]: {
      position: 'relative',
      overflowX: 'auto',
      scrollPaddingInline: gutter,
      scrollbarWidth: 'none',
      marginBlock: `-${ringRoom}`,
      marginInline: `-${gutter}`,
      paddingBlock: ringRoom,
      paddingInline: gutter,
    },
  },
});

globalStyle(`${filters} > *`, { flexShrink: 0 });
