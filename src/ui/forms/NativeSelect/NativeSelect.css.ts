import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../../../theme/vars.css.ts';
import { box, field } from '../Field/Field.css.ts';

export const select = styleVariants({
  // Otherwise, a hidden label would be placed in the page instead of in the dialog that scrolls.
  field: [field, { position: 'relative' }],
  row: [
    field,
    {
      maxInlineSize: '28rem',
      '@media': {
        [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem', alignItems: 'center' },
      },
    },
  ],
});

export const choice = style([
  box,
  { appearance: 'none', paddingInline: `${space.s2} ${space.s6}` },
]);

export const chevron = style({
  position: 'absolute',
  alignSelf: 'center',
  insetInlineEnd: space.s1,
  pointerEvents: 'none',
});
