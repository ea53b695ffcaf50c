import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../../../theme/typography.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

export const page = style({});

/** On phones, keeps focused controls above the fixed bar. */
globalStyle(`${page} :is(input, textarea, button)`, {
  '@media': { [media.belowWide]: { scrollMarginBlockEnd: '7rem' } },
});

export const crumbs = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block', marginBlockEnd: space.s3 } },
});

export const words = style({ minInlineSize: 0 });

export const portrait = style({
  flexShrink: 0,
  inlineSize: '64px',
  '@media': { '(max-width: 22.49em)': { display: 'none' }, [media.wide]: { display: 'none' } },
});

export const withWhom = style({
  color: color.inkSoft,
  '@media': { [media.wide]: { display: 'none' } },
});

export const columns = style({
  marginBlockStart: space.s7,
  '@media': { [media.wide]: { marginBlockStart: space.s8 } },
});

export const aside = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${size.headerDesktop} + ${space.s4})`,
    },
  },
});

export const bar = style({
  position: 'sticky',
  zIndex: vars.zIndex.sticky,
  insetBlockEnd: 0,
  '@media': { [media.wide]: { display: 'none' } },
});

export const zone = style({ marginBlockStart: space.s3, ':empty': { display: 'none' } });
export const sharingNote = style({ ...typography.quiet, marginBlockStart: space.s3 });
export const priceNote = style({ marginBlockStart: space.s3 });
export const failure = style({ marginBlockStart: space.s7 });
