import { style } from '@vanilla-extract/css';
import { flexCenter, focusRing, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const heading = style({ overflowWrap: 'anywhere' });

/** On wide screens the slip shows the time. */
export const when = style({
  color: vars.color.inkSoft,
  '@media': { [media.wide]: { display: 'none' } },
});

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space.s5} ${vars.space.s6}`,
});

/** Receives the focus when the focused button is removed. */
export const readiness = style([
  focusRing,
  {
    display: 'flex',
    gap: vars.space.s3,
    padding: `${vars.space.s4} ${vars.space.s5}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-state="ready"]': { background: vars.color.successTint },
      '&:not([data-state="ready"])': { background: vars.color.infoTint },
    },
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
  },
]);

export const sign = style({
  flexShrink: 0,
  inlineSize: vars.size.iconLarge,
  blockSize: '1.55em',
  color: vars.color.info,
  selectors: { [`${readiness}[data-state="ready"] &`]: { color: vars.color.success } },
});

export const way = style({
  ...flexCenter,
  gap: vars.space.s3,
  minBlockSize: vars.size.touchMin,
  overflowWrap: 'anywhere',
});

export const wayIcon = style({
  flexShrink: 0,
  ...square(vars.size.icon),
  color: vars.color.primary,
});

export const wayDetail = style({ ...typography.quiet, display: 'block' });
