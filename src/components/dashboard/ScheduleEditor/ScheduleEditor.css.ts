import { style } from '@vanilla-extract/css';
import { columns, oneColumn } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, space } from '../../../theme/vars.css.ts';

export const form = style({ minInlineSize: 0, outline: 'none' });

export const notice = style({
  ...typography.small,
  paddingInline: space.s4,
  marginBlockEnd: space.s3,
  borderRadius: radius.control,
  background: color.infoTint,
  color: color.info,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const alert = style({ marginBlockStart: space.s4 });

export const day = style({
  ...oneColumn,
  gap: space.s2,
  paddingBlock: space.s3,
  borderBlockStart: hairline,
  '@media': { [media.medium]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: space.s4 } },
});

/** Browsers lay out a `legend` as a grid item only if it floats. */
export const dayName = style({
  ...typography.bodyStrong,
  float: 'inline-start',
  '@media': { [media.medium]: { paddingBlockStart: space.s3 } },
});

export const dayBody = style({
  ...oneColumn,
  gap: space.s2,
  '@media': { [media.medium]: { gridColumn: 2 } },
});

export const off = style({
  color: color.inkSoft,
  '@media': { [media.medium]: { paddingBlock: space.s3 } },
});

export const times = style({ maxInlineSize: '26rem' });
export const time = style({ flex: '1 1 6rem' });

export const copy = style({
  padding: space.s4,
  borderRadius: radius.control,
  border: hairline,
  background: color.surface,
});

export const copyDays = style({ paddingInlineStart: space.s3 });

export const leave = style({
  ...oneColumn,
  gap: space.s3,
  paddingBlockStart: space.s5,
  borderBlockStart: hairline,
});

export const leaveDay = style({ borderBlockEnd: hairline });
export const outside = style({ ...oneColumn, gap: space.s3 });

export const visit = style({
  ...columns('auto minmax(0, 1fr) auto'),
  alignItems: 'center',
  columnGap: space.s4,
  paddingBlock: space.s3,
  // The dialog has a line above its buttons.
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  overflowWrap: 'anywhere',
});

export const visitActions = style({ gridColumn: '2 / -1' });
