import { style } from '@vanilla-extract/css';
import {
  actionLink,
  columns,
  currentStitch,
  focusRing,
  oneColumn,
  square,
} from '../../../theme/mixins.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, size, space, vars } from '../../../theme/vars.css.ts';

export const filter = style({
  marginBlock: space.s5,
  '@media': { [media.wide]: { marginBlockEnd: space.s8 } },
});

export const partner = style({ marginBlockEnd: space.s5 });

export const earlier = style({
  paddingBlockEnd: space.s3,
  marginBlockEnd: space.s5,
  borderBlockEnd: hairline,
});

export const toComplete = style([earlier, { ...oneColumn, gap: space.s3 }]);
export const toCompleteTitle = style({ ...typography.label, color: color.inkSoft });
export const fold = style([
  focusRing,
  notForPaper,
  { ...typography.button, ...actionLink, gap: space.s1 },
]);

export const chevron = style({
  ...square(size.iconSmall),
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { [`${fold}[aria-expanded="true"] > &`]: { rotate: '180deg' } },
});

export const day = style({
  selectors: { '& + &': { marginBlockStart: space.s5 } },
  '@media': {
    [media.wide]: {
      ...columns('160px minmax(0, 1fr)'),
      columnGap: space.s6,
      selectors: { '& + &': { marginBlockStart: space.s7 } },
    },
  },
});

export const today = style([
  currentStitch,
  { ...typography.small, display: 'inline-block', paddingBlockEnd: '3px' },
]);

export const placeholder = style({ paddingBlock: space.s4, borderBlockEnd: hairline });
export const lines = style({ flexGrow: 1 });
