import { style } from '@vanilla-extract/css';
import { breakable, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, space } from '../../../theme/vars.css.ts';

export const form = style({ ...oneColumn, gap: space.s4 });

export const visit = style({
  ...oneColumn,
  ...breakable,
  gap: space.s2,
  paddingBlock: space.s3,
  // The dialog has a line above its buttons.
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)',
      alignItems: 'center',
      columnGap: space.s4,
    },
  },
});

export const name = style({ ...typography.bodyStrong, color: color.ink });
export const when = style({ ...typography.quiet, fontVariantNumeric: 'tabular-nums' });
