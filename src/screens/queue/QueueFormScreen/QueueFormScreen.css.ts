import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space } from '../../../theme/vars.css.ts';

export const intro = style({
  maxInlineSize: '36rem',
  marginBlockStart: space.s2,
  color: color.inkSoft,
});

export const columns = style({ marginBlockStart: space.s7 });

export const aside = style({
  minInlineSize: 0,
  '@media': {
    [media.tallWide]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.headerDesktop} + ${space.s4})`,
    },
  },
});

export const hours = style({
  display: 'grid',
  gap: `${space.s6} ${space.s4}`,
  '@media': {
    '(min-width: 22.5em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.medium]: { columnGap: space.s5 },
  },
});

export const date = style({
  minInlineSize: 0,
  '@media': {
    '(min-width: 22.5em)': { gridColumn: '1 / -1' },
    [media.medium]: { gridColumn: 'auto' },
  },
});

export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });
export const zone = style([whole, { ':empty': { display: 'none' } }]);
export const none = style({ ...typography.lead, marginBlock: `${space.s5} ${space.s4}` });
