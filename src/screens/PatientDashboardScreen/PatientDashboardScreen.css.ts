import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { container } from '../../theme/mixins.css.ts';
import { sideBySide } from '../../theme/settling.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s8,
    paddingBlock: `${vars.space.s8} ${vars.space.s12}`,
  },
]);

export const heading = style({ display: 'grid', gap: vars.space.s1 });

export const intro = style({ color: vars.color.inkSoft });

export const loading = style({ display: 'grid', gap: vars.space.s5 });

export const columns = style([
  sideBySide,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s10,
    '@media': {
      [media.wide]: {
        gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.asideWidth}`,
        columnGap: vars.layout.asideGap,
        alignItems: 'start',
      },
    },
  },
]);

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space.s7,
  alignItems: 'start',
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s10,
});
