import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { yielding } from '../../../theme/room.ts';
import { gridCenter, oneColumn, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const panel = style({
  ...oneColumn,
  justifyItems: 'center',
  paddingBlock: vars.space.s6,
  paddingInline: yielding(vars.space.s5, vars.space.s2),
  border: `${vars.border.hairline} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sheet,
  textAlign: 'center',
});

export const art = style({ inlineSize: '158px' });

export const sign = recipe({
  base: { ...gridCenter, ...square(vars.size.blockIcon), borderRadius: vars.radius.sheet },
  variants: {
    kind: {
      error: { background: vars.color.dangerTint, color: vars.color.danger },
      offline: { background: vars.color.infoTint, color: vars.color.info },
    },
  },
});

export const heading = recipe({
  base: { marginBlockStart: vars.space.s3 },
  variants: { headingLevel: { 1: typography.h1, 2: typography.h3 } },
});

export const sentence = style({
  marginBlockStart: vars.space.s2,
  maxInlineSize: vars.layout.measureMax,
  color: vars.color.inkSoft,
});

export const wayOn = style({ marginBlockStart: vars.space.s4 });
