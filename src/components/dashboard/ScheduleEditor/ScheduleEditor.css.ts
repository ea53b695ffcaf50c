import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';
import { box } from '../../../ui/forms/Field/Field.css.ts';

const rule = `${vars.border.hairline} solid ${vars.color.line}`;

/** No `gap`, because each part has a border. */
export const form = style({ minInlineSize: 0, outline: 'none' });

export const notice = style({
  ...typography.small,
  paddingInline: vars.space.s4,
  marginBlockEnd: vars.space.s3,
  borderRadius: vars.radius.control,
  background: vars.color.infoTint,
  color: vars.color.info,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const alert = style({ marginBlockStart: vars.space.s4 });

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  borderBlockStart: rule,
  '@media': {
    [media.medium]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: vars.space.s4 },
  },
});

/** The float makes the `legend` a grid item. */
export const dayName = style({
  ...typography.bodyStrong,
  float: 'inline-start',
  '@media': { [media.medium]: { paddingBlockStart: vars.space.s3 } },
});

export const dayBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  '@media': { [media.medium]: { gridColumn: 2 } },
});

export const off = style({
  color: vars.color.inkSoft,
  '@media': { [media.medium]: { paddingBlock: vars.space.s3 } },
});

export const times = style({ maxInlineSize: '26rem' });

export const choice = style({
  position: 'relative',
  display: 'grid',
  flex: '1 1 6rem',
  alignItems: 'center',
});

/** Native, because phones show it as a wheel. */
export const select = style([
  box,
  { appearance: 'none', paddingInline: `${vars.space.s2} ${vars.space.s6}` },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s1,
  pointerEvents: 'none',
});

export const actions = style({ marginInlineStart: `calc(-1 * ${vars.space.s2})` });

export const copy = style({
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  border: rule,
  background: vars.color.surface,
});

export const copyDays = style({ paddingInlineStart: vars.space.s3 });

export const group = style({ ...typography.label });

export const leave = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: rule,
});

export const leaveHeading = style({ ...typography.h3 });

export const leaveDay = style({ borderBlockEnd: rule });

export const conflicts = style({ ...typography.label });

export const hint = style({ ...typography.small, color: vars.color.inkSoft });

export const outside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
});

export const visit = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s3,
  borderBlockEnd: rule,
  overflowWrap: 'anywhere',
});

export const visitActions = style({ gridColumn: '2 / -1' });

export const visitName = style({ ...typography.bodyStrong });

export const visitTime = style({ ...typography.small, color: vars.color.inkSoft });
