import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

const rule = `${vars.border.hairline} solid ${vars.color.line}`;

/** Lines fill the gaps; the outer ones are clipped. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.5rem, 38%), 1fr))',
  columnGap: vars.space.s6,
  overflow: 'clip',
  borderBlockStart: `${vars.border.selected} solid ${vars.color.ink}`,
  borderBlockEnd: rule,
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
  paddingBlock: `${vars.space.s5} ${vars.space.s4}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-1px',
    insetBlockEnd: 0,
    insetInlineStart: `calc(-1 * ${vars.space.s6})`,
    insetInlineEnd: 0,
    borderBlockStart: rule,
    borderInlineStart: rule,
    pointerEvents: 'none',
  },
});

export const label = style({ ...typography.body, color: vars.color.inkSoft });

export const figure = style({ ...typography.figure, margin: 0, overflowWrap: 'anywhere' });
