import { style } from '@vanilla-extract/css';
import { coveringRadio } from '../../../theme/covering-radio.ts';
import { columns, currentStitch, flexCenter, focusRingStyle } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const group = style({
  ...columns('repeat(3, minmax(0, 1fr))'),
  gap: space.s3,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** A container, because the arch of `face` is sized in `cqi`. */
export const chip = style({ position: 'relative', display: 'grid', containerType: 'inline-size' });

export const radio = style(coveringRadio);

export const face = style({
  ...typography.tag,
  ...flexCenter,
  flexDirection: 'column',
  justifyContent: 'end',
  minBlockSize: '6.1rem',
  paddingBlockEnd: '7px',
  borderRadius: `50cqi 50cqi ${radius.archFoot} ${radius.archFoot}`,
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  background: color.surface,
  color: color.inkSoft,
  lineHeight: 1.35,
  textAlign: 'center',
  transition: `background-color ${vars.motion.duration.fast}, border-color ${vars.motion.duration.fast}`,
  selectors: {
    [`${radio}:hover + &`]: { borderColor: color.primary },
    [`${radio}:focus-visible + &`]: focusRingStyle,
    '&[data-state="full"]': { borderStyle: 'dashed', background: 'transparent' },
    [`${radio}:checked + &`]: {
      borderStyle: 'solid',
      borderColor: color.primary,
      background: color.primary,
      color: color.onPrimary,
    },
  },
  '@media': {
    [media.medium]: { minBlockSize: '7rem', paddingBlockEnd: space.s3 },
    [media.forcedColors]: {
      selectors: { [`${radio}:checked + &`]: { border: '4px solid Highlight' } },
    },
  },
});

/** In forced colours, the day's backplate would cover the weekday. */
export const weekday = style({ position: 'relative' });

export const day = style({
  ...typography.figure,
  fontSize: largeSize(1.9375),
  lineHeight: 1.1,
  color: color.ink,
  '@media': { [media.medium]: { fontSize: largeSize(2.125) } },
  selectors: { [`${radio}:checked + ${face} > &`]: { color: 'inherit' } },
});

export const today = style([
  weekday,
  currentStitch,
  {
    paddingBlockEnd: '1px',
    marginBlockEnd: '-1px',
    selectors: { [`${radio}:checked + ${face} > &`]: { backgroundImage: 'none' } },
  },
]);
