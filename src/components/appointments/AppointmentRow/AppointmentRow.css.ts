import { style } from '@vanilla-extract/css';
import {
  actionLink,
  columns,
  flexWrap,
  focusRing,
  oneColumn,
  square,
  stitchedLink,
} from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const row = style({
  ...columns(`${yielding(size.portraitS, size.portraitXs)} minmax(0, 1fr)`),
  gridTemplateAreas: `
    '.        time'
    'portrait who'
    'portrait status'
    '.        actions'
    '.        error'
    'details  details'`,
  columnGap: space.s4,
  paddingBlock: space.s4,
  borderBlockEnd: hairline,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `92px ${size.portraitS} minmax(0, 1fr) 132px 224px`,
      gridTemplateAreas: `
        'time portrait who     status  actions'
        '.    .        error   error   error'
        '.    .        details details details'`,
      alignItems: 'center',
      paddingBlock: '14px',
      selectors: {
        '&[data-viewer="doctor"]': {
          gridTemplateColumns: `92px ${size.portraitS} minmax(0, 1fr) 132px 256px`,
        },
      },
    },
  },
});

export const time = style({ ...typography.bodyStrong, gridArea: 'time' });
export const portrait = style({ gridArea: 'portrait', display: 'grid', alignContent: 'start' });
export const who = style({ gridArea: 'who', minInlineSize: 0 });
export const name = style({ ...typography.bodyStrong, color: color.ink });

export const toggle = style([
  focusRing,
  notForPaper,
  {
    ...typography.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    minBlockSize: space.s7,
    borderRadius: radius.tag,
    color: color.primary,
    ':hover': { color: color.primaryHover, textDecoration: 'underline' },
  },
]);

export const chevron = style({
  ...square(size.iconSmall),
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { [`${toggle}[aria-expanded="true"] > &`]: { rotate: '180deg' } },
});

export const status = style({ gridArea: 'status', paddingBlockStart: space.s1 });

export const actions = style({
  gridArea: 'actions',
  ...flexWrap,
  columnGap: space.s5,
  ':empty': { display: 'none' },
  '@media': {
    [media.wide]: { justifyContent: 'end', paddingInlineEnd: space.s2 },
    [media.print]: { display: 'none' },
  },
});

export const action = style([
  focusRing,
  {
    ...typography.button,
    ...actionLink,
    textDecoration: 'none',
    selectors: {
      '&[data-tone="danger"]': { color: color.danger },
      '&[aria-disabled="true"]': { color: color.inkMuted, cursor: 'progress' },
    },
  },
]);

export const stitched = style({ ...stitchedLink, color: 'inherit', ':hover': {} });
export const notices = style({
  ...oneColumn,
  gridArea: 'error',
  gap: space.s2,
  paddingBlockStart: space.s2,
});

export const details = style({
  gridArea: 'details',
  display: 'grid',
  gap: `${space.s3} ${space.s6}`,
  marginBlockStart: space.s3,
  padding: space.s4,
  borderRadius: radius.control,
  background: color.surface,
  border: hairline,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } },
});

export const detail = style({ margin: 0, whiteSpace: 'pre-line' });
