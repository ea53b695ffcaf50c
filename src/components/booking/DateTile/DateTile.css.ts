import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const tile = style({
  display: 'grid',
  flexShrink: 0,
  alignContent: 'end',
  justifyItems: 'center',
  inlineSize: '3.25rem',
  minBlockSize: '3.625rem',
  paddingBlockEnd: space.s1,
  borderRadius: `1.625rem 1.625rem ${radius.archFoot} ${radius.archFoot}`,
  background: color.accentTint,
  color: color.ink,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const day = style({ ...typography.h3, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' });
export const month = style({ ...typography.caption, lineHeight: 1.2 });
