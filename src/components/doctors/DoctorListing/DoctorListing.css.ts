import { style } from '@vanilla-extract/css';
import { columns, columnStitch, plainLink } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, size, space, vars } from '../../../theme/vars.css.ts';

export const row = style({
  ...columns(`${yielding('86px', size.portraitXs)} minmax(0, 1fr)`),
  gap: `${space.s4} ${space.s4}`,
  paddingBlock: space.s6,
  borderBlockEnd: hairline,
  '@media': {
    [media.medium]: { gridTemplateColumns: `${size.portraitL} minmax(0, 1fr) 232px` },
    [media.wide]: {
      gridTemplateColumns: `${size.portraitL} minmax(0, 1fr) auto 232px`,
      alignItems: 'center',
      columnGap: space.s7,
      paddingBlock: '30px',
    },
  },
});

export const portrait = style({ display: 'flex', alignSelf: 'start', minInlineSize: 0 });

export const name = style({
  ...typography.h3,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { fontSize: '1.625rem' } },
});

export const nameLink = style({
  ...plainLink,
  color: 'inherit',
  ':hover': { color: color.primary, textDecoration: 'underline' },
});

export const specialty = style({
  ...typography.bodyStrong,
  color: color.primary,
});
export const facts = style({ marginBlockStart: space.s2 });

export const share = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.medium]: { gridColumn: '1 / 3' },
    [media.wide]: {
      ...columnStitch,
      gridColumn: 'auto',
      inlineSize: '148px',
      paddingInlineStart: space.s6,
    },
  },
});

export const actions = style({
  display: 'grid',
  gap: space.s2,
  gridColumn: '1 / -1',
  '@media': {
    [media.medium]: { gridColumn: '3', gridRow: '1 / span 2', alignContent: 'center' },
    [media.wide]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});

/** Reserves one line, because prerendered rows omit the next free time. */
export const nextFree = style({
  ...typography.quiet,
  minBlockSize: '1lh',
  '@media': { [media.medium]: { textAlign: 'center' } },
});

export const note = style({ ...typography.caption, fontWeight: vars.weight.medium });
