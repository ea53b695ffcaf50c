import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

export const roles = style({ display: 'grid' });

export const role = style({
  display: 'grid',
  gap: vars.space.s2,
  minInlineSize: 0,
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const sample = style({ color: vars.color.ink, overflowWrap: 'anywhere' });

export const fact = style({ ...typography.small, color: vars.color.inkSoft });

export const name = style({ ...typography.tag, color: vars.color.ink });

export const use = style({ color: vars.color.inkMuted });
