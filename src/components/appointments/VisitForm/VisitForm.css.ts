import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, space } from '../../../theme/vars.css.ts';

export const vitals = style({ minInlineSize: 0, padding: 0, border: 0 });
export const legend = style({ ...typography.label, padding: 0, color: color.ink });

export const boxes = style({
  ...columns('repeat(auto-fill, minmax(min(100%, 13rem), 1fr))'),
  gap: space.s4,
  marginBlockStart: space.s3,
});

export const end = style({
  display: 'grid',
  gap: space.s3,
  justifyItems: 'start',
  '@media': { [media.belowMedium]: { justifyItems: 'stretch' } },
});
