import { style } from '@vanilla-extract/css';
import { flexCenter, focusRing, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

/** Space for the focus rings, which the scrolling row would clip. */
const ringRoom = space.s2;

export const chips = style({
  display: 'flex',
  gap: space.s2,
  margin: `calc(-1 * ${ringRoom})`,
  padding: ringRoom,
  overflowX: 'auto',
  scrollPaddingInline: ringRoom,
  scrollbarWidth: 'none',
  '@media': {
    [media.medium]: { flexWrap: 'wrap', overflowX: 'visible' },
    [media.print]: { display: 'none' },
  },
});

export const chip = style([
  focusRing,
  {
    ...typography.label,
    ...flexCenter,
    flexShrink: 0,
    gap: space.s2,
    minBlockSize: size.chip,
    paddingInline: space.s4,
    borderRadius: radius.control,
    border: `${vars.border.hairline} solid ${color.lineStrong}`,
    background: color.surface,
    color: color.ink,
    textDecoration: 'none',
    ':hover': { borderColor: color.primary, color: color.ink },
    selectors: {
      '&[aria-current]': {
        border: `${vars.border.selected} solid ${color.primary}`,
        background: color.primaryTint,
        color: color.onPrimaryTint,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  },
]);

export const tick = style({ ...square(size.iconSmall) });
