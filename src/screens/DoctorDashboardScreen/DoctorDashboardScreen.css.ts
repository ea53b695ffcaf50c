import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/mixins.css.ts';
import { vars } from '../../theme/vars.css.ts';

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
