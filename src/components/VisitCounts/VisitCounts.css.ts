import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = `${vars.border.hairline} solid ${vars.color.line}`;

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockStart: `${vars.border.selected} solid ${vars.color.ink}`,
  borderBlockEnd: rule,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const count = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'end',
  minInlineSize: 0,
  paddingBlock: `${vars.space.s5} ${vars.space.s4}`,
  selectors: {
    '&:nth-child(even)': { paddingInlineStart: vars.space.s6, borderInlineStart: rule },
    '&:nth-child(-n + 2)': { borderBlockEnd: rule },
  },
  '@media': {
    [media.medium]: {
      selectors: {
        '&:nth-child(n + 2)': { paddingInlineStart: vars.space.s6, borderInlineStart: rule },
        '&:nth-child(-n + 2)': { borderBlockEnd: 0 },
      },
    },
  },
});

export const label = style({ ...typography.body, color: vars.color.inkSoft });

export const figure = style({ ...typography.figure, margin: 0, overflowWrap: 'anywhere' });
