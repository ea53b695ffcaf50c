import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breakable, flexCenter } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';
import { box, field } from '../Field/Field.css.ts';

export const select = recipe({
  base: field,
  variants: { variant: { field: {}, chip: { justifyItems: 'start' } } },
});

export const trigger = recipe({
  base: [box, { ...flexCenter, gap: space.s2 }],
  variants: {
    variant: {
      field: {},
      chip: {
        ...typography.label,
        inlineSize: 'auto',
        minBlockSize: size.chip,
        selectors: {
          '&[data-state="chosen"]': {
            borderColor: color.primary,
            boxShadow: `inset 0 0 0 0.5px ${color.primary}`,
            background: color.primaryTint,
            color: color.onPrimaryTint,
          },
        },
        '@media': {
          [media.forcedColors]: {
            selectors: {
              '&[data-state="chosen"]': {
                borderColor: 'Highlight',
                borderWidth: vars.border.selected,
              },
            },
          },
        },
      },
    },
  },
});

export const icon = style({ flexShrink: 0, color: color.inkSoft });

export const text = style({
  ...breakable,
  selectors: { '&[data-state="placeholder"]': { color: color.inkMuted } },
});

export const chevron = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  transition: `rotate ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const popover = style({
  inlineSize: 'max-content',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: `calc(100vw - 2 * ${space.s3})`,
});

export const list = style({ outline: 'none' });
export const empty = style({ ...typography.quiet, padding: space.s3 });
export const notes = style({ display: 'grid', gap: space.s2 });
