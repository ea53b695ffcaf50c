import { style } from '@vanilla-extract/css';
import { breakable, columns, flexWrap } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, space } from '../../../theme/vars.css.ts';

export const frame = style({ display: 'grid', gap: space.s3, containerType: 'inline-size' });
export const empty = style({ paddingBlock: space.s3, color: color.inkSoft });

export const request = style({
  ...columns('auto minmax(0, 1fr)'),
  gridTemplateAreas: `
    'tile  who'
    'reason reason'
    'actions actions'
    'error error'`,
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s4,
  borderBlockEnd: hairline,
  '@container': {
    '(min-width: 36rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: `
        'tile who    actions'
        '.    reason reason'
        '.    error  error'`,
      rowGap: space.s1,
    },
  },
});

export const tile = style({ gridArea: 'tile', display: 'grid' });
export const who = style({ gridArea: 'who', ...breakable });
export const name = style({ ...typography.bodyStrong, color: color.ink });

export const reason = style({
  gridArea: 'reason',
  ...breakable,
  whiteSpace: 'pre-line',
  color: color.inkSoft,
});

export const actions = style({ gridArea: 'actions', ...flexWrap, gap: space.s2 });
export const error = style({ gridArea: 'error' });
