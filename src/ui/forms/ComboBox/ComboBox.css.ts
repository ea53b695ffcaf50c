import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';
import { field, input, label as fieldLabel, leading, withIcon } from '../Field/Field.css.ts';

export const root = recipe({ base: [field, { position: 'relative' }] });

export const bareBlockSize = '4.25rem';
const textStart = `calc(${space.s5} + ${size.icon} + ${space.s3})`;

export const label = recipe({
  variants: {
    variant: {
      field: fieldLabel,
      bare: {
        ...typography.caption,
        // The label must fit on one line, so its size is limited by the viewport's width.
        fontSize: `min(${typography.caption.fontSize}, 4.4vw)`,
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: space.s3,
        insetInlineStart: textStart,
        maxInlineSize: `calc(100% - ${textStart})`,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: color.inkSoft,
        pointerEvents: 'none',
      },
    },
  },
});

export const box = recipe({
  base: [input, withIcon],
  variants: {
    variant: {
      field: {},
      bare: {
        minBlockSize: bareBlockSize,
        paddingBlockStart: '1.75rem',
        paddingBlockEnd: space.s2,
        paddingInlineStart: textStart,
        border: 0,
        background: 'none',
        fontWeight: vars.weight.bold,
        '::placeholder': { fontWeight: vars.weight.body },
      },
    },
  },
});

export const icon = recipe({
  base: leading,
  variants: {
    variant: {
      field: {},
      bare: { insetBlockEnd: 'auto', insetInlineStart: space.s5, blockSize: bareBlockSize },
    },
  },
});

/** On phones, a bare field's popup pushes the next field down instead of covering it. */
export const popup = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space.s2})`,
    insetInlineStart: 0,
    zIndex: vars.zIndex.menu,
    minInlineSize: 'max(100%, min(20.75rem, 100vw - 2.5rem))',
  },
  variants: {
    variant: {
      field: {},
      bare: {
        '@media': {
          [media.belowMedium]: {
            position: 'static',
            minInlineSize: '100%',
            // The doubled selector overrides the styles of `sheet`.
            selectors: { '&&': { border: 0, background: 'none', boxShadow: 'none' } },
          },
        },
      },
    },
  },
});

export const waiting = style({ ...typography.quiet, padding: space.s3 });
