import { globalStyle, style } from '@vanilla-extract/css';
import { stuckBelow } from '../../../theme/mixins.css.ts';
import { color, media, size, space, vars } from '../../../theme/vars.css.ts';

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
    [media.wide]: { display: 'block' },
    [media.tallWide]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.headerDesktop} + ${space.s4})`,
    },
  },
});

export const barSize = '--confirm-bar-size';

export const bar = style({
  zIndex: vars.zIndex.sticky,
  insetBlockEnd: 0,
  '@media': { [media.tall]: { position: 'sticky' }, [media.wide]: { display: 'none' } },
});

globalStyle(`html:has(${bar})`, {
  '@media': { [media.tall]: { vars: { [stuckBelow]: `var(${barSize}, 0px)` } } },
});

export const zone = style({ marginBlockStart: space.s3, ':empty': { display: 'none' } });
export const callPhone = style({ maxInlineSize: '24rem', marginBlockStart: space.s4 });
export const priceNote = style({ marginBlockStart: space.s3 });
export const failure = style({ marginBlockStart: space.s7 });

/** Empty until its code has loaded. */
export const waitlist = style({
  selectors: { '&:not(:empty)': { marginBlockStart: space.s4 } },
});
