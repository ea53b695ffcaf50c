import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const head = style({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'center',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 350px) minmax(12rem, 1fr)',
      gap: vars.space.s8,
    },
  },
});

export const note = style({
  ...typography.small,
  padding: vars.space.s4,
  borderRadius: vars.radius.control,
  background: vars.color.successTint,
  color: vars.color.ink,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
});

export const icon = style({ flexShrink: 0, ...square(vars.size.icon) });
