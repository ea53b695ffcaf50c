import { style } from '@vanilla-extract/css';
import { coveringRadio } from '../../../theme/covering-radio.ts';
import { columns, flexCenter, focusRingStyle, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const group = style({ minInlineSize: 0 });

export const grid = style({
  ...columns('repeat(3, minmax(0, 1fr))'),
  gap: space.s3,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(max-width: 22.49em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const chip = style({ position: 'relative' });

export const radio = style(coveringRadio);

export const face = style({
  ...typography.label,
  ...flexCenter,
  justifyContent: 'center',
  gap: space.s2,
  minBlockSize: size.button,
  borderRadius: radius.control,
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  background: color.surface,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.duration.fast}, border-color ${vars.motion.duration.fast}`,
  selectors: {
    [`${radio}:hover + &`]: { borderColor: color.primary },
    [`${radio}:focus-visible + &`]: focusRingStyle,
    [`${radio}:disabled + &`]: {
      border: `${vars.border.hairline} dashed ${color.line}`,
      background: 'transparent',
      color: color.inkMuted,
    },
    [`${radio}:checked + &`]: {
      borderColor: color.primary,
      background: color.primary,
      color: color.onPrimary,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${radio}:checked + &`]: { border: '3px solid Highlight' },
        [`${radio}:disabled + &`]: { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const tick = style({
  display: 'none',
  ...square(size.iconSmall),
  selectors: { [`${radio}:checked + ${face} > &`]: { display: 'block' } },
});

export const placeholder = style({
  display: 'grid',
  blockSize: size.button,
  borderRadius: radius.control,
  overflow: 'hidden',
});

export const message = style({ ...typography.body, color: color.inkSoft });
export const noneFree = style([message, { marginBlockEnd: space.s3 }]);
export const note = style({ ...typography.quiet, marginBlockStart: space.s3 });
