import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { color, media, radius, space, vars } from '../../../src/theme/vars.css.ts';

export const table = style({
  tableLayout: 'fixed',
  inlineSize: '100%',
  marginBlock: space.s4,
});

export const row = style({ borderBlockEnd: `${vars.border.hairline} solid ${color.line}` });

export const keys = style({
  ...typography.small,
  // Tables treat `min()` with two lengths as `auto`, so use a fixed size.
  inlineSize: '10.5rem',
  '@media': { [media.belowMedium]: { inlineSize: '45%' } },
  paddingBlock: space.s2,
  paddingInlineEnd: space.s4,
  color: color.inkSoft,
  textAlign: 'start',
  verticalAlign: 'baseline',
  lineHeight: 2,
});

export const key = style({
  ...typography.tag,
  display: 'inline-block',
  minInlineSize: '28px',
  paddingInline: space.s2,
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderBlockEndWidth: '3px',
  borderRadius: radius.tag,
  background: color.surface,
  color: color.ink,
  textAlign: 'center',
});

export const does = style({
  ...typography.body,
  paddingBlock: space.s2,
  verticalAlign: 'baseline',
});
