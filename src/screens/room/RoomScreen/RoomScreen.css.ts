import { style } from '@vanilla-extract/css';
import { flexCenter, focusRing, square, tiles } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

/** Hidden on wide screens, where the slip shows the time. */
export const when = style({
  color: color.inkSoft,
  '@media': { [media.wide]: { display: 'none' } },
});

export const panels = style({ ...tiles('17rem'), gap: `${space.s5} ${space.s6}` });

export const readiness = style([
  focusRing,
  {
    display: 'flex',
    gap: space.s3,
    padding: `${space.s4} ${space.s5}`,
    borderRadius: radius.control,
    selectors: {
      '&[data-state="ready"]': { background: color.successTint },
      '&:not([data-state="ready"])': { background: color.infoTint },
    },
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
  },
]);

export const sign = style({
  flexShrink: 0,
  inlineSize: size.iconLarge,
  blockSize: '1.55em',
  color: color.info,
  selectors: { [`${readiness}[data-state="ready"] &`]: { color: color.success } },
});

export const way = style({
  ...flexCenter,
  gap: space.s3,
  minBlockSize: size.touchMin,
  overflowWrap: 'anywhere',
});

export const wayIcon = style({ flexShrink: 0, ...square(size.icon), color: color.primary });
export const wayDetail = style({ ...typography.quiet, display: 'block' });

export const outcome = style({ maxInlineSize: vars.layout.measureMax, overflowWrap: 'anywhere' });
export const outcomeTitle = style([focusRing, typography.h1, { textWrap: 'balance' }]);
export const detail = style(typography.quiet);
