import { style } from '@vanilla-extract/css';
import { breakable, focusRing } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';

export const patients = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.375rem, 1fr))',
  gap: vars.space.s3,
});

export const patient = style([
  focusRing,
  {
    ...typography.tag,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.s1,
    ...breakable,
    borderRadius: vars.radius.tag,
    color: vars.color.ink,
    textAlign: 'center',
    textDecoration: 'none',
    ':hover': { color: vars.color.primary, textDecoration: 'underline' },
  },
]);
