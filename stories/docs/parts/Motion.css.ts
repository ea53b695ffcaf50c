import { style } from '@vanilla-extract/css';
import { stitch } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const SUN = '20px';

export const moves = style({
  display: 'grid',
  gap: vars.space.s5,
  marginBlockStart: vars.space.s6,
});

export const move = style({ display: 'grid', gap: vars.space.s2 });

export const track = style({ ...stitch('bottom'), position: 'relative', blockSize: '28px' });

export const sun = style({
  position: 'absolute',
  insetBlockEnd: '4px',
  insetInlineStart: 0,
  inlineSize: SUN,
  blockSize: SUN,
  borderRadius: '50%',
  background: vars.color.accent,
  forcedColorAdjust: 'none',
  selectors: { '&[data-state="there"]': { insetInlineStart: `calc(100% - ${SUN})` } },
});

export const name = style({ ...typography.bodyStrong });

export const use = style({ ...typography.small, color: vars.color.inkSoft });
