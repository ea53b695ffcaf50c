import { globalStyle, style } from '@vanilla-extract/css';
import { flexCenter, focusRing, maxLines, visuallyHidden } from '../../../theme/mixins.css.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, size, space } from '../../../theme/vars.css.ts';
import { button } from '../../../ui/forms/Button/Button.css.ts';
import { iconButton } from '../../../ui/forms/IconButton/IconButton.css.ts';

const leastHeight = '78px';

export const header = style({
  ...flexCenter,
  gap: space.s3,
  minBlockSize: leastHeight,
  padding: `${space.s2} ${space.s2}`,
  borderBlockEnd: hairline,
  '@media': {
    [media.wide]: { minBlockSize: '86px', paddingInline: space.s7 },
    [media.low]: { minBlockSize: 0, paddingBlock: 0 },
  },
});

export const back = style([
  iconButton({ variant: 'bare' }),
  {
    // In the middle of the least height, so that a long name does not move it.
    alignSelf: 'flex-start',
    blockSize: `calc(${leastHeight} - 2 * ${space.s2})`,
    '@media': {
      [media.wide]: { display: 'none' },
      [media.low]: { alignSelf: 'center', blockSize: size.touchMin },
    },
  },
]);

export const arrow = style({ selectors: { '&:dir(rtl)': { rotate: '180deg' } } });
export const who = style({ flex: 1, minInlineSize: 0 });

/** The picture. */
globalStyle(`${header} > :has(+ ${who})`, { '@media': { [media.low]: { display: 'none' } } });

export const name = style({ ...typography.bodyStrong, overflowWrap: 'anywhere', ...maxLines(4) });

export const detail = style([
  quietText,
  {
    overflowWrap: 'anywhere',
    '@media': { [media.belowWide]: maxLines(1), [media.low]: { display: 'none' } },
  },
]);

export const book = style([
  button({ variant: 'secondary' }),
  {
    flexShrink: 0,
    minBlockSize: size.touchMin,
    paddingInline: space.s4,
    '@media': {
      [media.belowMedium]: {
        ...focusRing,
        inlineSize: size.touchMin,
        padding: 0,
        borderColor: 'transparent',
        color: color.ink,
      },
    },
  },
]);

export const calendar = style({
  flexShrink: 0,
  inlineSize: size.icon,
  '@media': { [media.belowMedium]: { inlineSize: size.iconLarge } },
});

export const bookWords = style({ '@media': { [media.belowMedium]: visuallyHidden } });
