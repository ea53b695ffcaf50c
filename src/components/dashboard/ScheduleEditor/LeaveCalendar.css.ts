import { style } from '@vanilla-extract/css';
import { archRadius, currentStitch, focusRing, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

export const calendar = style({ maxInlineSize: '24rem' });
export const month = style({ ...typography.bodyStrong, textAlign: 'center' });

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
});

export const day = style([
  focusRing,
  {
    ...typography.body,
    inlineSize: '100%',
    blockSize: size.touchMin,
    padding: 0,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: archRadius(),
    background: 'transparent',
    color: color.ink,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.primary },
      '&[data-booked]': { position: 'relative' },
      '&[data-booked]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: space.s1,
        insetInlineStart: 'calc(50% - 3px)',
        ...square('6px'),
        borderRadius: '50%',
        // A border, because forced colours remove backgrounds.
        border: '3px solid currentColor',
      },
      '&:disabled': { color: color.inkMuted, cursor: 'default' },
      '&[data-state="leave"]': {
        borderColor: color.primary,
        background: color.primary,
        color: color.onPrimary,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-state="leave"]': { border: '3px solid Highlight' } },
      },
    },
  },
]);

export const today = style([day, currentStitch]);
