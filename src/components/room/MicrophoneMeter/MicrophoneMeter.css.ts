import { style } from '@vanilla-extract/css';
import { archRadius, columns } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space, vars } from '../../../theme/vars.css.ts';

export const meter = style({
  ...columns('repeat(10, minmax(0, 1fr))'),
  gap: space.s1,
  maxInlineSize: '320px',
});

export const step = style({
  blockSize: space.s6,
  border: `${vars.border.control} solid ${color.lineStrong}`,
  borderRadius: archRadius(),
  selectors: { '&[data-state="lit"]': { borderColor: color.success, background: color.success } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      selectors: { '&[data-state="lit"]': { borderColor: 'Highlight', background: 'Highlight' } },
    },
  },
});

export const hint = style({ ...typography.quiet, marginBlockStart: space.s2 });
