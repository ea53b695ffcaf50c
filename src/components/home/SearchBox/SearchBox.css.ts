import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { focusRingStyle } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareBlockSize } from '../../../ui/forms/ComboBox/ComboBox.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const form = style({ position: 'relative' });

export const bar = style({
  display: 'grid',
  border: `${vars.border.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 43fr) minmax(0, 57fr) auto',
      alignItems: 'center',
    },
  },
});

const cell = style({
  position: 'relative',
  selectors: {
    '&:has(input:focus-visible)': {
      ...focusRingStyle,
      // Suggestions must cover the label of the next field.
      zIndex: 2,
      borderColor: 'transparent',
      borderRadius: vars.radius.sheet,
    },
  },
});

globalStyle(`${cell} input`, {
  paddingInlineEnd: `calc(${vars.size.touchMin} + 2 * ${vars.space.s3})`,
});
globalStyle(`${cell} input:focus-visible`, { outline: 'none' });
globalStyle(`${cell} > button`, {
  position: 'absolute',
  insetBlockStart: `calc((${bareBlockSize} - ${vars.size.touchMin}) / 2)`,
  insetInlineEnd: vars.space.s3,
});

export const location = style([
  cell,
  {
    borderBlockEnd: hairline,
    '@media': { [media.medium]: { borderBlockEnd: 0, borderInlineEnd: hairline } },
  },
]);

export const keyword = style([cell]);

export const action = style({
  display: 'grid',
  padding: '7px',
  '@media': { [media.medium]: { paddingBlock: '9px' } },
});

export const note = style({
  ...typography.small,
  color: vars.color.inkSoft,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.s2 } },
});

export const error = style({
  ...typography.tag,
  marginBlockStart: vars.space.s2,
  color: vars.color.danger,
});
