import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { rowLink } from '../../../theme/mixins.css.ts';
import { rowWords, wrappedLine } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

const { space } = vars;

const under = wrappedLine(`calc(3.25rem + ${space.s4})`);
const inGrid = { marginInlineStart: 0 };

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s1,
  paddingBlock: space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: `auto ${vars.size.portraitS} minmax(0, 1fr) 7.5rem 12rem`,
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

export const name = style({ ...typography.bodyStrong, color: vars.color.ink });

export const link = style(rowLink);

export const detail = style({ ...typography.small, color: vars.color.inkSoft });

export const when = style({
  ...under,
  gridArea: 'when',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s4,
  '@media': { [media.medium]: { ...inGrid, display: 'grid' } },
});

export const time = style({ ...typography.bodyStrong, fontVariantNumeric: 'tabular-nums' });

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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s4}`,
  marginBlockStart: space.s1,
  // Aligns the text despite the button's padding.
  insetInlineStart: `calc(-1 * ${space.s2})`,
  justifySelf: 'start',
  '@media': { [media.medium]: inGrid },
});
