import { style } from '@vanilla-extract/css';
import {
  actionLink,
  currentStitch,
  focusRing,
  oneColumn,
  square,
} from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const filter = style({
  marginBlock: vars.space.s5,
  '@media': { [media.wide]: { marginBlockEnd: vars.space.s8 } },
});

export const earlier = style({
  paddingBlockEnd: vars.space.s3,
  marginBlockEnd: vars.space.s5,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const toComplete = style([earlier, { ...oneColumn, gap: vars.space.s3 }]);

export const toCompleteTitle = style({ ...typography.label, color: vars.color.inkSoft });

export const fold = style([focusRing, { ...typography.button, ...actionLink, gap: vars.space.s1 }]);

export const chevron = style({
  ...square(vars.size.iconSmall),
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { [`${fold}[aria-expanded="true"] > &`]: { rotate: '180deg' } },
});

export const day = style({
  selectors: { '& + &': { marginBlockStart: vars.space.s5 } },
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '160px minmax(0, 1fr)',
      columnGap: vars.space.s6,
      selectors: { '& + &': { marginBlockStart: vars.space.s7 } },
    },
  },
});

export const today = style([
  currentStitch,
  { ...typography.small, display: 'inline-block', paddingBlockEnd: '3px' },
]);

export const placeholder = style({
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const lines = style({ flexGrow: 1 });
