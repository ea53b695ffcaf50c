import { style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const frame = style({ display: 'grid', gap: vars.space.s3, containerType: 'inline-size' });

export const empty = style({ paddingBlock: vars.space.s3, color: vars.color.inkSoft });

export const request = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: `
    'tile  who'
    'reason reason'
    'actions actions'
    'error error'`,
  alignItems: 'center',
  columnGap: vars.space.s4,
  rowGap: vars.space.s2,
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@container': {
    '(min-width: 36rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: `
        'tile who    actions'
        '.    reason reason'
        '.    error  error'`,
      rowGap: vars.space.s1,
    },
  },
});

export const tile = style({ gridArea: 'tile', display: 'grid' });

export const who = style({ gridArea: 'who', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...typography.bodyStrong, color: vars.color.ink });

export const when = style({
  ...typography.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const reason = style({
  gridArea: 'reason',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  color: vars.color.inkSoft,
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
});

export const error = style({ gridArea: 'error' });
