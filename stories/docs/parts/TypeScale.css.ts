import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { color, space, vars } from '../../../src/theme/vars.css.ts';

export const roles = style({ display: 'grid' });

export const role = style({
  display: 'grid',
  gap: space.s2,
  minInlineSize: 0,
  paddingBlock: space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

export const sample = style({ color: color.ink, overflowWrap: 'anywhere' });

export const fact = style({ ...typography.small, color: color.inkSoft });

export const name = style({ ...typography.tag, color: color.ink });

export const use = style({ color: color.inkMuted });
