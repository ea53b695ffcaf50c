import { keyframes, style } from '@vanilla-extract/css';
import { columns, square } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

export const part = style({ '@media': { [media.medium]: { padding: `${space.s1} ${space.s2}` } } });
export const doctor = style({ marginBlockStart: space.s5 });

export const time = style({
  ...typography.figure,
  fontSize: largeSize(3.25),
  '@media': { [media.medium]: { fontSize: largeSize(3.5) } },
});

export const date = style({ ...typography.lead, marginBlockStart: space.s2 });
export const note = style({ marginBlockStart: space.s4 });

export const facts = style({
  ...columns('repeat(auto-fit, minmax(max(6rem, 40%), 1fr))'),
  gap: `${space.s5} ${space.s4}`,
  marginBlockStart: space.s5,
});

export const fact = style({ ...typography.bodyStrong, margin: 0 });
export const icon = style({ ...square(size.icon), color: color.primary });

const turn = keyframes({ from: { transform: 'rotateX(-180deg)', opacity: 0 } });

export const stamp = style({
  display: 'inline-flex',
  selectors: {
    '&[data-state="turning"]': { animation: `${turn} 700ms ${vars.motion.easing.out}` },
  },
});
