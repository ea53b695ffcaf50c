import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { container } from '../../theme/mixins.css.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s7,
  paddingBlock: `${vars.space.s6} ${vars.space.s9}`,
  '@media': {
    ...container['@media'],
    [media.wide]: {
      ...container['@media']?.[media.wide],
      paddingBlock: `${vars.space.s9} ${vars.space.s12}`,
    },
  },
});

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s7,
});

export const part = style({ maxInlineSize: '880px' });

export const heading = style({ ...typography.h3, marginBlockEnd: vars.space.s2 });

export const placeholder = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const lines = style({ display: 'grid', flexGrow: 1, gap: vars.space.s3 });
