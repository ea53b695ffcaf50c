import { style } from '@vanilla-extract/css';
import { columns, square } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space } from '../../../theme/vars.css.ts';

export const hero = style({
  ...columns(`${yielding('112px', size.portraitXs)} minmax(0, 1fr)`),
  // If centred, the portrait would move when the text is parsed after the first paint.
  alignItems: 'start',
  columnGap: space.s4,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `${size.portraitXl} minmax(0, 1fr)`,
      alignItems: 'center',
      columnGap: '36px',
    },
  },
});

export const portrait = style({ display: 'flex', minInlineSize: 0 });

/** In forced colours, the name's backplate would cover the specialty. */
export const specialty = style({
  ...typography.bodyStrong,
  position: 'relative',
  color: color.primary,
  overflowWrap: 'anywhere',
});

export const name = style([
  typography.h2,
  {
    marginBlockEnd: space.s1,
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: typography.displayPage['@media']?.[media.medium] ?? {} },
  },
]);

export const place = style({ ...typography.quiet, overflowWrap: 'anywhere' });
export const icon = style({ flexShrink: 0, ...square(size.icon) });
