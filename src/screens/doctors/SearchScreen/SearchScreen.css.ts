import { style } from '@vanilla-extract/css';
import { container, flexColumn, focusRing } from '../../../theme/mixins.css.ts';
import { color, media, radius, space } from '../../../theme/vars.css.ts';

export const page = style([
  container,
  {
    ...flexColumn,
    gap: space.s6,
    paddingBlock: `${space.s5} ${space.s12}`,
    '@media': { [media.medium]: { paddingBlockStart: '36px' } },
  },
]);

export const results = style({ display: 'grid', marginBlockStart: `-${space.s3}` });
export const head = style({ marginBlockEnd: space.s4 });

export const status = style([
  focusRing,
  {
    minBlockSize: '1.55em',
    color: color.inkSoft,
    '@media': { [media.belowMedium]: { flexBasis: '100%' } },
  },
]);

export const count = style({ color: color.ink });
export const symptoms = style({ marginBlockEnd: space.s4 });

export const urgent = style({
  justifySelf: 'start',
  padding: `${space.s2} ${space.s3}`,
  borderRadius: radius.control,
  backgroundColor: color.infoTint,
});

export const urgentIcon = style({ flexShrink: 0, marginBlockStart: '2px' });

export const panel = style({ paddingBlockStart: space.s6 });
