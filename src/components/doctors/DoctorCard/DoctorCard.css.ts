import { style } from '@vanilla-extract/css';
import { columns, flexColumn, maxLines, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, space } from '../../../theme/vars.css.ts';

export const card = style({
  ...flexColumn,
  gap: space.s4,
  minInlineSize: 0,
  paddingBlock: space.s7,
  borderBlockEnd: hairline,
  // Below the fold, so it costs no layout until it comes near. Its ground is the page's: axe cannot
  // find another ground of what was not laid out.
  selectors: {
    '&:nth-child(n + 7)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 480px',
      // Focus rings lie outside of the links.
      overflowClipMargin: space.s2,
    },
  },
});

export const person = style({
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'start',
  gap: space.s4,
});

export const about = style({ display: 'grid', justifyItems: 'start', gap: '2px' });
export const specialty = style({ ...typography.bodyStrong, color: color.primary });
export const bio = style({ ...maxLines(2), color: color.inkSoft });
export const facts = style({ marginBlockStart: 'auto' });
export const icon = style({ ...square('18px'), color: color.primary });
export const day = style({ textDecoration: 'none' });
