import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const align = styleVariants({
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
});
