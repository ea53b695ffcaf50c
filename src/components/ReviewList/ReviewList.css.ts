import { style } from '@vanilla-extract/css';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const note = style({ ...typography.small, color: vars.color.inkSoft });

export const item = style({
  display: 'grid',
  gap: vars.space.s1,
  maxInlineSize: vars.layout.measureMax,
  paddingBlock: vars.space.s4,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
});

export const date = style({ ...typography.small, color: vars.color.inkSoft });
