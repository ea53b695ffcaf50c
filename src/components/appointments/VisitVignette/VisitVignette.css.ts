import { style } from '@vanilla-extract/css';
import { archRadius, flexCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, radius, space } from '../../../theme/vars.css.ts';

/** Height-to-width ratio in the widest layout. */
const RATIO = 520 / 420;

export const window = style({
  // The slip's notches use the ground colour, so set it to this background.
  vars: { [color.ground]: color.primaryTint },
  display: 'grid',
  alignContent: 'end',
  gap: space.s8,
  minBlockSize: '520px',
  padding: `116px ${space.s6} ${space.s8}`,
  borderRadius: archRadius(RATIO),
  background: color.primaryTint,
});

export const slip = style({ inlineSize: '100%', maxInlineSize: '310px', marginInline: 'auto' });

export const head = style({
  ...typography.quiet,
  ...flexCenter,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s2,
});

export const time = style({ ...typography.figure, marginBlock: `${space.s2} ${space.s5}` });
export const doctor = style({ ...flexCenter, gap: space.s3 });
export const reminder = style({ ...typography.small, ...flexCenter, gap: space.s2 });

export const message = style({
  ...typography.small,
  inlineSize: 'fit-content',
  padding: `${space.s3} ${space.s4}`,
  border: hairline,
  borderRadius: radius.bubble,
  borderEndStartRadius: radius.bubbleTail,
  background: color.surface,
});

export const from = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  color: color.inkSoft,
});

export const read = style({ ...flexCenter, gap: space.s1, color: color.primary });
