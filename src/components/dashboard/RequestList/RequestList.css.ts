import { style } from '@vanilla-extract/css';
import { breakable, flexWrap } from '../../../theme/mixins.css.ts';
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
  gap: `${vars.space.s2} ${vars.space.s4}`,
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

export const who = style({ gridArea: 'who', ...breakable });

export const name = style({ ...typography.bodyStrong, color: vars.color.ink });

export const when = style({ ...typography.quiet, fontVariantNumeric: 'tabular-nums' });

export const reason = style({
  gridArea: 'reason',
  ...breakable,
  whiteSpace: 'pre-line',
  color: vars.color.inkSoft,
});

export const actions = style({ gridArea: 'actions', ...flexWrap, gap: vars.space.s2 });

export const error = style({ gridArea: 'error' });
