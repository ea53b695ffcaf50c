import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { columns, flexColumn } from '../../../theme/mixins.css.ts';
import { largeSize, typography } from '../../../theme/typography.ts';
import { color, hairline, media, size, space, vars } from '../../../theme/vars.css.ts';

export const besideTheForm = media.wide;

export const layout = style({
  display: 'grid',
  '@media': {
    [media.wide]: { gridTemplateColumns: '43.75% minmax(0, 1fr)', minBlockSize: '100dvh' },
  },
});

export const bank = recipe({
  base: {
    '@media': {
      [media.wide]: {
        display: 'block',
        borderInlineEnd: hairline,
        background: color.illustration.water,
      },
    },
  },
  variants: { hasStrip: { true: {}, false: { display: 'none' } } },
});

export const scene = style({
  ...flexColumn,
  overflow: 'hidden',
  borderBlockEnd: hairline,
  background: color.accentTint,
  '@media': {
    [media.wide]: { blockSize: '100dvh', minBlockSize: '30rem', borderBlockEnd: 0 },
    [media.tallWide]: { position: 'sticky', insetBlockStart: size.headerDesktop },
  },
});

export const headline = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      padding: `${space.s10} ${space.s10} 0`,
      fontFamily: vars.font.display,
      fontSize: largeSize(2.4375),
      fontWeight: vars.weight.display,
      lineHeight: 1.15,
      whiteSpace: 'pre-line',
    },
  },
});

export const picture = style({ display: 'contents' });

export const art = style({
  inlineSize: '100%',
  blockSize: 'max(190px, 34vw)',
  '@media': { [media.wide]: { flex: '0 1 640px', minBlockSize: 0, marginBlockStart: 'auto' } },
});

export const side = style({
  ...columns('minmax(0, 424px)'),
  justifyContent: 'center',
  alignContent: 'center',
  paddingBlock: `${space.s7} ${space.s10}`,
  paddingInline: vars.layout.gutterMobile,
  '@media': { [media.wide]: { paddingBlock: space.s11 } },
});

export const title = style({
  ...typography.h1,
  textWrap: 'balance',
  '@media': { [media.medium]: { fontSize: largeSize(2.875), lineHeight: 1.12 } },
});

export const intro = style({ marginBlock: `${space.s1} ${space.s7}`, color: color.inkSoft });
export const aside = style({ marginBlockStart: space.s9 });
