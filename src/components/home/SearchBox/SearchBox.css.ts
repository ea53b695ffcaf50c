import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingStyle } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';
import { bareBlockSize } from '../../../ui/forms/ComboBox/ComboBox.css.ts';

export const form = style({ position: 'relative' });

export const bar = style({
  display: 'grid',
  border: `${vars.border.control} solid ${color.lineStrong}`,
  borderRadius: radius.sheet,
  background: color.surface,
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
      zIndex: 2,
      borderColor: 'transparent',
      borderRadius: radius.sheet,
    },
  },
});

globalStyle(`${cell} input`, { paddingInlineEnd: `calc(${size.touchMin} + 2 * ${space.s3})` });
globalStyle(`${cell} input:focus-visible`, { outline: 'none' });
globalStyle(`${cell} > button`, {
  position: 'absolute',
  insetBlockStart: `calc((${bareBlockSize} - ${size.touchMin}) / 2)`,
  insetInlineEnd: space.s3,
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
  ...typography.quiet,
  selectors: { '&:not(:empty)': { marginBlockStart: space.s2 } },
});

export const error = style({ ...typography.tag, marginBlockStart: space.s2, color: color.danger });
