import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { focusRing, visuallyHidden } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { vars } from '../../../theme/vars.css.ts';
import { button } from '../../../ui/forms/Button/Button.css.ts';
import { iconButton } from '../../../ui/forms/IconButton/IconButton.css.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: '78px',
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s2,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.wide]: { minBlockSize: '86px', paddingInline: vars.space.s7 } },
});

/** Hidden from `wide` up, where the inbox is beside the conversation. */
export const back = style([
  iconButton({ variant: 'bare' }),
  { '@media': { [media.wide]: { display: 'none' } } },
]);

export const arrow = style({ selectors: { '&:dir(rtl)': { rotate: '180deg' } } });

export const who = style({ flex: 1, minInlineSize: 0 });

export const name = style({
  ...typography.bodyStrong,
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

export const role = style({ ...typography.small, color: vars.color.inkSoft });

export const book = style([
  button({ variant: 'secondary' }),
  {
    flexShrink: 0,
    minBlockSize: vars.size.touchMin,
    paddingInline: vars.space.s4,
    '@media': {
      [media.belowMedium]: {
        ...focusRing,
        inlineSize: vars.size.touchMin,
        padding: 0,
        borderColor: 'transparent',
        color: vars.color.ink,
      },
    },
  },
]);

export const calendar = style({
  flexShrink: 0,
  inlineSize: vars.size.icon,
  '@media': { [media.belowMedium]: { inlineSize: vars.size.iconLarge } },
});

export const bookWords = style({ '@media': { [media.belowMedium]: visuallyHidden } });
