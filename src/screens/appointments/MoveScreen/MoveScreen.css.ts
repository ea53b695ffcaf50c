import { style } from '@vanilla-extract/css';
import { breakable, flexWrap, oneColumn } from '../../../theme/mixins.css.ts';
import { media, size, space } from '../../../theme/vars.css.ts';

export const words = style({ ...breakable, display: 'grid', gap: space.s2 });
export const steps = style({ marginBlockStart: space.s6 });
export const zone = style({ marginBlockStart: space.s3, ':empty': { display: 'none' } });

export const summary = style({
  ...oneColumn,
  gap: space.s4,
  '@media': {
    [media.tallWide]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.headerDesktop} + ${space.s4})`,
    },
  },
});

export const change = style({ ...oneColumn, gap: space.s2 });
export const actions = style({ ...flexWrap, gap: space.s3, alignItems: 'center' });
