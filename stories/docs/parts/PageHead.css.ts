import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { color, media, space, vars } from '../../../src/theme/vars.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  alignItems: 'start',
  marginBlockEnd: space.s8,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const title = style({
  ...typography.displayPage,
  color: color.ink,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const lead = style({
  ...typography.lead,
  maxInlineSize: vars.layout.measureMax,
  marginBlockStart: space.s4,
  color: color.inkSoft,
});

export const mark = style({
  order: -1,
  '@media': { [media.medium]: { order: 0 } },
});
