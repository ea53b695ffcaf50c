import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { yielding } from '../../../theme/room.ts';
import { gridCenter, oneColumn, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const panel = style({
  ...oneColumn,
  justifyItems: 'center',
  paddingBlock: space.s6,
  paddingInline: yielding(space.s5, space.s2),
  border: `${vars.border.hairline} dashed ${color.lineStrong}`,
  borderRadius: radius.sheet,
  textAlign: 'center',
});

export const art = style({ inlineSize: '158px' });

export const sign = recipe({
  base: { ...gridCenter, ...square(size.blockIcon), borderRadius: radius.sheet },
  variants: {
    kind: {
      error: { background: color.dangerTint, color: color.danger },
      offline: { background: color.infoTint, color: color.info },
    },
  },
});

export const heading = recipe({
  base: { marginBlockStart: space.s3 },
  variants: { headingLevel: { 1: typography.h1, 2: typography.h3 } },
});

export const sentence = style({
  marginBlockStart: space.s2,
  maxInlineSize: vars.layout.measureMax,
  color: color.inkSoft,
});

export const wayOn = style({ marginBlockStart: space.s4 });
