import { style } from '@vanilla-extract/css';
import { breakable, columns, focusRing, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const form = style({ ...oneColumn, gap: space.s5, outline: 'none' });
export const day = style({ maxInlineSize: '18rem' });
export const group = style({ ...oneColumn, gap: space.s2, minInlineSize: 0, outline: 'none' });
export const legend = style({ ...typography.label, marginBlockEnd: space.s2 });

export const parts = style({
  ...oneColumn,
  gap: space.s3,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const hours = style({
  ...columns('repeat(2, minmax(0, 1fr))'),
  gap: space.s3,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const choice = style([
  focusRing,
  {
    ...typography.label,
    ...breakable,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    minBlockSize: size.button,
    padding: `${space.s2} ${space.s3}`,
    border: `${vars.border.hairline} solid ${color.lineStrong}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    textAlign: 'start',
    textWrap: 'balance',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { borderColor: color.primary },
      '&[aria-pressed="true"]': {
        borderColor: color.primary,
        background: color.primary,
        color: color.onPrimary,
      },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { border: '3px solid Highlight' } },
      },
    },
  },
]);

export const note = style({
  ...typography.small,
  color: color.inkSoft,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});

export const visits = style({ ...oneColumn });

export const visit = style({
  ...columns('auto minmax(0, 1fr) auto'),
  ...breakable,
  alignItems: 'center',
  columnGap: space.s4,
  paddingBlock: space.s3,
  // The dialog has a line above its buttons.
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
});
