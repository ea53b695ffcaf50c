import { style } from '@vanilla-extract/css';
import { oneColumn, paperSheet } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const columns = style({
  ...oneColumn,
  gap: vars.space.s8,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem', alignItems: 'start' },
  },
});

export const notice = style({
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.control,
  background: vars.color.accentTint,
  color: vars.color.ink,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const listed = style({ ...typography.small, color: vars.color.success });

/** Sticky beside a long form. */
export const preview = style({
  ...oneColumn,
  overflow: 'hidden',
  padding: `${vars.space.s5} ${vars.space.s5} 0`,
  ...paperSheet,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.headerDesktop} + ${vars.space.s5})`,
    },
  },
});

/** The frame's edge covers the row's rule. */
export const card = style({ marginBlockEnd: `calc(-1 * ${vars.border.hairline})` });

export const previewTitle = style({ ...typography.label, color: vars.color.inkSoft });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space.s6,
});
