import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const note = style({
  ...typography.quiet,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="over"]': { color: vars.color.danger } },
});

export const error = style({ paddingBlockEnd: vars.space.s2 });
