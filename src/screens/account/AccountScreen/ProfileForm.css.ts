import { style } from '@vanilla-extract/css';
import { oneColumn, paperSheet } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const columns = style({
  ...oneColumn,
  gap: space.s8,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem', alignItems: 'start' },
  },
});

export const notice = style({
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  background: color.accentTint,
  color: color.ink,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const listed = style({ ...typography.small, color: color.success });

export const preview = style({
  ...oneColumn,
  overflow: 'hidden',
  padding: `${space.s5} ${space.s5} 0`,
  ...paperSheet,
  '@media': {
    [media.tallWide]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.headerDesktop} + ${space.s5})`,
    },
  },
});

export const card = style({ marginBlockEnd: `calc(-1 * ${vars.border.hairline})` });
export const previewTitle = style({ ...typography.label, color: color.inkSoft });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space.s6,
});
