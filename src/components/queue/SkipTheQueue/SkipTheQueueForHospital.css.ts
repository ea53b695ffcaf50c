import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, space } from '../../../theme/vars.css.ts';
import { panel } from './SkipTheQueue.css.ts';

export const section = style([
  panel,
  { padding: space.s5, '@media': { [media.medium]: { padding: space.s7 } } },
]);

export const about = style({ flex: '1 1 240px' });
export const heading = style(typography.h2);

export const helpers = style({
  display: 'grid',
  gap: `${space.s5} ${space.s6}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const helper = style({
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'start',
  gap: space.s4,
});
