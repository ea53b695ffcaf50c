import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { container, visuallyHidden } from '../../theme/mixins.css.ts';
import { sideBySide } from '../../theme/settling.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s9,
    paddingBlock: `${vars.space.s8} ${vars.space.s12}`,
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s4,
});

export const heading = style({ display: 'grid', gap: vars.space.s1, minInlineSize: 0 });

export const intro = style({ color: vars.color.inkSoft });

export const hiddenHeading = style(visuallyHidden);

export const columns = style([
  sideBySide,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s10,
    '@media': {
      [media.wide]: {
        gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.asideWidth}`,
        columnGap: vars.space.s11,
        alignItems: 'start',
      },
    },
  },
]);

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s10,
});

export const leave = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' });

export const leaveLine = style({
  paddingBlock: vars.space.s2,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
