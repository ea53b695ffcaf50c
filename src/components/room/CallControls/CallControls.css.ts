import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrap, focusRing, visuallyHidden } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const labelled = '(min-width: 40rem)';

export const bar = style({ containerType: 'inline-size', minInlineSize: 0 });

export const controls = style({
  ...flexWrap,
  justifyContent: 'center',
  gap: 'clamp(4px, 1.5cqi, 12px)',
});

export const control = style({
  ...typography.caption,
  ...flexColumn,
  ...focusRing,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s1,
  minInlineSize: `max(${size.touchMin}, 12cqi)`,
  minBlockSize: size.button,
  paddingInline: space.s1,
  border: hairline,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  transition: `background-color ${vars.motion.duration.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { background: color.primaryTint },
    '&[data-state="off"]': { background: color.accentTint, borderColor: color.accentText },
    '&[data-state="open"]': { background: color.primaryTint, borderColor: color.primary },
    '&[data-state="end"]': {
      background: color.danger,
      borderColor: color.danger,
      color: color.surface,
    },
  },
  '@container': {
    [labelled]: { minInlineSize: '5rem', maxInlineSize: '7rem', paddingBlock: space.s2 },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&:is([data-state="off"], [data-state="open"])': { borderWidth: '3px' } },
    },
  },
});

export const label = style({
  ...visuallyHidden,
  '@container': {
    [labelled]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});
