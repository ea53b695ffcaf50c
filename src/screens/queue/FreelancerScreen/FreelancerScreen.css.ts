import { style } from '@vanilla-extract/css';
import { media, space, vars } from '../../../theme/vars.css.ts';

export const trail = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'block', marginBlockEnd: space.s3 } },
});

export const columns = style({ '@media': { [media.wide]: { gridTemplateRows: 'auto 1fr' } } });

export const aside = style({
  '@media': { [media.wide]: { gridColumn: '2', gridRow: '1 / span 2' } },
});

export const bio = style({ maxInlineSize: vars.layout.measureMax, overflowWrap: 'anywhere' });
