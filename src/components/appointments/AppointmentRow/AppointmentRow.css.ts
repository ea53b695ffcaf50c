import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { focusRing, stitchedLink } from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${yielding(vars.size.portraitS, vars.size.portraitXs)} minmax(0, 1fr)`,
  gridTemplateAreas: `
    '.        time'
    'portrait who'
    'portrait status'
    '.        actions'
    '.        error'
    'details  details'`,
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `92px ${vars.size.portraitS} minmax(0, 1fr) 132px 164px`,
      gridTemplateAreas: `
        'time portrait who     status  actions'
        '.    .        error   error   error'
        '.    .        details details details'`,
      alignItems: 'center',
      paddingBlock: '14px',
      selectors: {
        '&[data-viewer="doctor"]': {
          gridTemplateColumns: `92px ${vars.size.portraitS} minmax(0, 1fr) 132px 256px`,
        },
      },
    },
  },
});

export const time = style({ ...typography.bodyStrong, gridArea: 'time' });

export const portrait = style({ gridArea: 'portrait', display: 'grid', alignContent: 'start' });

export const who = style({ gridArea: 'who', minInlineSize: 0 });

export const name = style({ ...typography.bodyStrong, color: vars.color.ink });

export const meta = style({ ...typography.small, color: vars.color.inkSoft });

/** Touch target, at least 24px high. */
export const toggle = style([
  focusRing,
  {
    ...typography.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    minBlockSize: vars.space.s7,
    borderRadius: vars.radius.tag,
    color: vars.color.primary,
    ':hover': { color: vars.color.primaryHover, textDecoration: 'underline' },
  },
]);

export const chevron = style({
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { [`${toggle}[aria-expanded="true"] > &`]: { rotate: '180deg' } },
});

export const status = style({ gridArea: 'status', paddingBlockStart: vars.space.s1 });

export const lapsed = style({ ...typography.small, color: vars.color.inkSoft });

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  ':empty': { display: 'none' },
  '@media': { [media.wide]: { justifyContent: 'end', paddingInlineEnd: vars.space.s2 } },
});

export const action = style([
  focusRing,
  {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touchMin,
    borderRadius: vars.radius.tag,
    color: vars.color.primary,
    textDecoration: 'none',
    ':hover': { color: vars.color.primaryHover },
    selectors: {
      '&[data-tone="danger"]': { color: vars.color.danger },
      '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'progress' },
    },
  },
]);

export const stitched = style({ ...stitchedLink, color: 'inherit', ':hover': {} });

export const error = style({ gridArea: 'error', paddingBlockStart: vars.space.s2 });

export const details = style({
  gridArea: 'details',
  display: 'grid',
  gap: `${vars.space.s3} ${vars.space.s6}`,
  marginBlockStart: vars.space.s3,
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
  },
});

export const term = style({ ...typography.small, color: vars.color.inkSoft });

export const detail = style({ margin: 0, whiteSpace: 'pre-line' });
