import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { yielding } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: `${yielding('112px', vars.size.portraitXs)} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: vars.space.s4,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `${vars.size.portraitXl} minmax(0, 1fr)`,
      columnGap: '36px',
    },
  },
});

export const portrait = style({ display: 'flex', minInlineSize: 0 });

/** Rendered above the name, whose backplate in forced colours is taller than the line. */
export const specialty = style({
  ...typography.bodyStrong,
  position: 'relative',
  color: vars.color.primary,
  overflowWrap: 'anywhere',
});

export const name = style([
  typography.h2,
  {
    marginBlockEnd: vars.space.s1,
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: typography.displayPage['@media']?.[media.medium] ?? {} },
  },
]);

export const place = style({
  ...typography.small,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});
