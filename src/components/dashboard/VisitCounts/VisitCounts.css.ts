import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, space, vars } from '../../../theme/vars.css.ts';

export const counts = style({
  ...columns('repeat(auto-fit, minmax(max(7.5rem, 38%), 1fr))'),
  columnGap: space.s6,
  overflow: 'clip',
  borderBlockStart: `${vars.border.selected} solid ${color.ink}`,
  borderBlockEnd: hairline,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.5rem, 26%), 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.5rem, 12%), 1fr))' },
  },
});

export const count = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'start',
  minInlineSize: 0,
  paddingBlock: `${space.s5} ${space.s4}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-1px',
    insetBlockEnd: 0,
    insetInlineStart: `calc(-1 * ${space.s6})`,
    insetInlineEnd: 0,
    borderBlockStart: hairline,
    borderInlineStart: hairline,
    pointerEvents: 'none',
  },
});

export const label = style({ ...typography.body, color: color.inkSoft });
export const figure = style({ ...typography.figure, margin: 0, overflowWrap: 'anywhere' });
