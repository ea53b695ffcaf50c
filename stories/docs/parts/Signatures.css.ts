import { style } from '@vanilla-extract/css';
import { archRadius } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const signatures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  gap: space.s6,
  marginBlock: space.s7,
});

export const signature = style({ display: 'grid', alignContent: 'start', gap: space.s1 });

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '168px',
  minInlineSize: 0,
});

export const wide = style({ inlineSize: '100%' });

export const khadi = style({
  inlineSize: '76px',
  aspectRatio: '1 / 1.18',
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: archRadius(),
  background: color.ground,
});

export const name = style({ ...typography.h3 });

export const words = style({ ...typography.small, color: color.inkSoft });
