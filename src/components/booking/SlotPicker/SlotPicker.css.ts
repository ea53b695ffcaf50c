import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { coveringRadio } from '../../../theme/covering-radio.ts';
import { focusRingStyle } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const group = style({ minInlineSize: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s3,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(max-width: 22.49em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const chip = style({ position: 'relative' });

export const radio = style({ ...coveringRadio, scrollMarginBlock: vars.space.s13 });

export const face = style({
  ...typography.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.button,
  borderRadius: vars.radius.control,
  border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.duration.fast}, border-color ${vars.motion.duration.fast}`,
  selectors: {
    [`${radio}:hover + &`]: { borderColor: vars.color.primary },
    [`${radio}:focus-visible + &`]: focusRingStyle,
    [`${radio}:disabled + &`]: {
      border: `${vars.border.hairline} dashed ${vars.color.line}`,
      background: 'transparent',
      color: vars.color.inkMuted,
    },
    [`${radio}:checked + &`]: {
      borderColor: vars.color.primary,
      background: vars.color.primary,
      color: vars.color.onPrimary,
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
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  selectors: { [`${radio}:checked + ${face} > &`]: { display: 'block' } },
});

export const placeholder = style({
  display: 'grid',
  blockSize: vars.size.button,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const message = style({ ...typography.body, color: vars.color.inkSoft });

export const noneFree = style([message, { marginBlockEnd: vars.space.s3 }]);

export const note = style({
  ...typography.small,
  marginBlockStart: vars.space.s3,
  color: vars.color.inkSoft,
});
