import { style } from '@vanilla-extract/css';
import { columns } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { space } from '../../../theme/vars.css.ts';

export const fact = style({
  ...typography.body,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const list = style({
  ...columns('repeat(auto-fit, minmax(min(100%, 9rem), 1fr))'),
  gap: space.s4,
  margin: 0,
});

/** Texts have no limit that fits half a panel. */
export const wide = style({ gridColumn: '1 / -1' });
