import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

export const name = style({
  ...focusRing,
  ...typography.small,
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  minBlockSize: '24px',
  alignItems: 'baseline',
  borderRadius: vars.radius.tag,
  color: vars.color.inkSoft,
  textAlign: 'start',
  ':hover': { color: vars.color.primary },
});

globalStyle(`${name} code`, {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});

globalStyle(`${name}:hover code`, { textDecoration: 'underline dashed' });

export const copied = style({ ...typography.tag, color: vars.color.success });
