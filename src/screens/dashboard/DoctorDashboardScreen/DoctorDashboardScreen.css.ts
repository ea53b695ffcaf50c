import { style } from '@vanilla-extract/css';
import { flexCenter, oneColumn, visuallyHidden } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, size, space, vars } from '../../../theme/vars.css.ts';

export const hiddenHeading = style(visuallyHidden);
export const leaveLine = style({ paddingBlock: space.s2, borderBlockEnd: hairline });

/** As wide as the longest text, so that the line wraps the same before the text is known. */
export const patients = style({ display: 'inline-block', minInlineSize: '12em' });

/** Side by side, the schedule follows today's visits, however long the aside is. */
export const day = style({
  ...oneColumn,
  gap: space.s9,
  '@media': {
    [media.wide]: {
      gridTemplate: `auto 1fr / minmax(0, 1fr) ${vars.layout.asideWidth}`,
      alignItems: 'start',
      columnGap: space.s11,
    },
  },
});

export const aside = style({
  '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / 3' } },
});

export const line = style({
  ...flexCenter,
  minBlockSize: size.touchMin,
  color: color.inkSoft,
});

export const requestsLine = style([line, { '@media': { [media.wide]: { display: 'none' } } }]);

/** Below the sticky header when a link jumps here. */
export const jumpTarget = style({ scrollMarginBlockStart: space.s10 });
export const requests = style([jumpTarget, { ...oneColumn, gap: space.s9 }]);

export const nextHeading = style({ ...typography.bodyStrong, marginBlockStart: space.s4 });
