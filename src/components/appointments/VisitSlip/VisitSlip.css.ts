import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const part = style({
  '@media': { [media.medium]: { padding: `${vars.space.s1} ${vars.space.s2}` } },
});

export const doctor = style({ marginBlockStart: vars.space.s5 });

export const name = style({ ...typography.h3, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.color.inkSoft });

export const time = style({
  ...typography.figure,
  fontSize: largeSize(3.25),
  '@media': { [media.medium]: { fontSize: largeSize(3.5) } },
});

export const date = style({ ...typography.lead, marginBlockStart: vars.space.s2 });

export const note = style({ marginBlockStart: vars.space.s4 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(6rem, 40%), 1fr))',
  gap: `${vars.space.s5} ${vars.space.s4}`,
  marginBlockStart: vars.space.s5,
});

export const fact = style({ ...typography.bodyStrong, margin: 0 });

export const icon = style({ ...square(vars.size.icon), color: vars.color.primary });
