import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { color, space, vars } from '../../../src/theme/vars.css.ts';

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
  gap: `${space.s4} ${space.s6}`,
  marginBlock: `${space.s4} ${space.s6}`,
});

export const title = style({ ...typography.tag, marginBlockEnd: space.s1, color: color.inkSoft });

export const item = style({
  ...typography.body,
  maxInlineSize: vars.layout.measureMax,
  color: color.ink,
  selectors: { '& + &': { marginBlockStart: space.s2 } },
});
