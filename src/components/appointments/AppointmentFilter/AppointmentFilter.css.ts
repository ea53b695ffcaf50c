import { style } from '@vanilla-extract/css';
import { flexCenter, focusRing, square } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

/** Room for the focus ring: the row scrolls sideways on phones. */
const ringRoom = vars.space.s2;

export const chips = style({
  display: 'flex',
  gap: vars.space.s2,
  margin: `calc(-1 * ${ringRoom})`,
  padding: ringRoom,
  overflowX: 'auto',
  scrollPaddingInline: ringRoom,
  scrollbarWidth: 'none',
  '@media': { [media.medium]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const chip = style([
  focusRing,
  {
    ...typography.label,
    ...flexCenter,
    flexShrink: 0,
    gap: vars.space.s2,
    minBlockSize: vars.size.chip,
    paddingInline: vars.space.s4,
    borderRadius: vars.radius.control,
    border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    background: vars.color.surface,
    color: vars.color.ink,
    textDecoration: 'none',
    ':hover': { borderColor: vars.color.primary, color: vars.color.ink },
    selectors: {
      '&[aria-current]': {
        border: `${vars.border.selected} solid ${vars.color.primary}`,
        background: vars.color.primaryTint,
        color: vars.color.onPrimaryTint,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  },
]);

export const tick = style({ ...square(vars.size.iconSmall) });
