import { style } from '@vanilla-extract/css';
import { breakable, columns, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const outcomes = style({
  ...oneColumn,
  gap: space.s2,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  background: color.sunk,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const visit = style({
  ...columns('auto minmax(0, 1fr)'),
  columnGap: space.s3,
  paddingBlock: space.s2,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const icon = style({
  color: color.inkMuted,
  selectors: {
    '[data-state="done"] > &': { color: color.success },
    '[data-state="failed"] > &': { color: color.danger },
  },
});

export const words = style({ ...breakable });
export const when = style({ ...typography.quiet, fontVariantNumeric: 'tabular-nums' });
