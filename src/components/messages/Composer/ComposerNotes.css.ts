import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, space } from '../../../theme/vars.css.ts';

export const note = style({
  ...typography.quiet,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s2,
  paddingBlockEnd: space.s2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="over"]': { color: color.danger } },
});

export const error = style({ paddingBlockEnd: space.s2 });
