import { style } from '@vanilla-extract/css';
import { breakable, columns, focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, radius, space } from '../../../theme/vars.css.ts';

export const patients = style({
  ...columns('repeat(auto-fill, minmax(3.375rem, 1fr))'),
  gap: space.s3,
});

export const patient = style([
  focusRing,
  {
    ...typography.tag,
    display: 'grid',
    justifyItems: 'center',
    gap: space.s1,
    ...breakable,
    borderRadius: radius.tag,
    color: color.ink,
    textAlign: 'center',
    textDecoration: 'none',
    ':hover': { color: color.primary, textDecoration: 'underline' },
  },
]);
