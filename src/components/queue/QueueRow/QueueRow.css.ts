import { style } from '@vanilla-extract/css';
import { columns, flexCenter, flexWrap, rowLink } from '../../../theme/mixins.css.ts';
import { rowWords, wrappedLine } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, size, space } from '../../../theme/vars.css.ts';

const under = wrappedLine(`calc(3.25rem + ${space.s4})`);
const inGrid = { marginInlineStart: 0 };

export const row = style({
  position: 'relative',
  ...flexCenter,
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s4,
  borderBlockEnd: hairline,
  '@media': {
    [media.medium]: {
      ...columns(`auto ${size.portraitS} minmax(0, 1fr) 7.5rem 12rem`),
      gridTemplateAreas: `
        'day portrait about   when    status'
        '.   .        actions actions actions'`,
      paddingBlock: space.s3,
    },
  },
});

export const day = style({ gridArea: 'day', display: 'grid' });
export const portrait = style({ gridArea: 'portrait', display: 'grid' });
export const about = style({ ...rowWords('9rem'), gridArea: 'about' });
export const name = style({ ...typography.bodyStrong, color: color.ink });
export const link = style(rowLink);

export const when = style({
  ...under,
  gridArea: 'when',
  ...flexWrap,
  alignItems: 'baseline',
  columnGap: space.s4,
  '@media': { [media.medium]: { ...inGrid, display: 'grid' } },
});

export const status = style({
  ...under,
  gridArea: 'status',
  paddingBlockStart: space.s1,
  '@media': { [media.medium]: inGrid },
});

/** Above the link that covers the row. */
export const actions = style({
  ...under,
  gridArea: 'actions',
  position: 'relative',
  zIndex: 1,
  ...flexCenter,
  flexWrap: 'wrap',
  gap: `0 ${space.s4}`,
  marginBlockStart: space.s1,
  insetInlineStart: `calc(-1 * ${space.s2})`,
  justifySelf: 'start',
  '@media': { [media.medium]: inGrid },
});
