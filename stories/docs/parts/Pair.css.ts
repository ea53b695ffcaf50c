import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typography } from '../../../src/theme/typography.ts';
import { color, media, radius, space, vars } from '../../../src/theme/vars.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  marginBlock: space.s5,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
});

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  alignContent: 'center',
  justifyItems: 'start',
  minBlockSize: '120px',
  minInlineSize: 0,
  padding: space.s5,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radius.sheet,
  borderStartEndRadius: radius.sheet,
  background: color.surface,
  overflowWrap: 'anywhere',
});

globalStyle(`${stage} > *`, { minInlineSize: 0, maxInlineSize: '100%' });

export const verdict = recipe({
  base: {
    ...typography.small,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s2,
    padding: `${space.s3} 0`,
    borderBlockStart: '4px solid',
    color: color.inkSoft,
  },
  variants: {
    advice: { do: { borderColor: color.success }, dont: { borderColor: color.danger } },
  },
});

export const word = recipe({
  base: {
    ...typography.tag,
    display: 'inline-flex',
    gap: space.s1,
    alignItems: 'center',
    alignSelf: 'start',
  },
  variants: { advice: { do: { color: color.success }, dont: { color: color.danger } } },
});
