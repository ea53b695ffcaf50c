import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  actionLink,
  arch,
  columns,
  flexWrap,
  focusRing,
  gridCenter,
  square,
  stitchedLink,
} from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const large = media.beyondPhone;
const grounds = { marigold: color.accentTint, neem: color.primaryTint, lotus: color.lotus };
const ARCH = '380px';
const crown = `min(50cqi, ${ARCH} / 2)`;
const inset = '10px';

const forTints = (rule: (ground: string) => StyleRule) => ({
  marigold: rule(grounds.marigold),
  neem: rule(grounds.neem),
  lotus: rule(grounds.lotus),
});

export const frame = style({ containerType: 'inline-size', blockSize: '100%' });

export const card = recipe({
  base: {
    ...columns(`${yielding('76px', '44px')} minmax(0, 1fr)`),
    columnGap: space.s4,
    paddingBlock: space.s5,
    borderBlockEnd: hairline,
    '@media': {
      [large]: {
        position: 'relative',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        justifyItems: 'center',
        rowGap: space.s6,
        maxInlineSize: ARCH,
        minBlockSize: '420px',
        blockSize: '100%',
        marginInline: 'auto',
        padding: `66px ${space.s8} ${space.s6}`,
        border: 0,
        borderRadius: `${crown} ${crown} ${space.s3} ${space.s3}`,
        textAlign: 'center',
        '::before': {
          content: '',
          position: 'absolute',
          inset,
          border: `2px dashed color-mix(in srgb, ${color.lineStrong} 55%, transparent)`,
          borderRadius: `calc(${crown} - ${inset}) calc(${crown} - ${inset}) ${radius.tag} ${radius.tag}`,
          pointerEvents: 'none',
        },
      },
    },
  },
  variants: { tint: forTints((ground) => ({ '@media': { [large]: { background: ground } } })) },
});

export const window = recipe({
  base: {
    ...arch,
    ...gridCenter,
    alignSelf: 'start',
    aspectRatio: '76 / 96',
    '@media': {
      [media.forcedColors]: { border: `${vars.border.hairline} solid` },
      [large]: { aspectRatio: 'auto', border: 0, overflow: 'visible', borderRadius: 0 },
    },
  },
  variants: {
    tint: forTints((ground) => ({
      background: ground,
      '@media': { [large]: { background: 'none' } },
    })),
  },
});

globalStyle(`${window.classNames.base} > span`, {
  ...square('44px'),
  '@media': { [large]: { ...square('82px') } },
});

export const title = style({
  ...typography.h3,
  '@media': { [media.beyondPhone]: { fontSize: '1.8125rem', lineHeight: 1.2 } },
});

export const description = style({
  ...typography.body,
  marginBlockStart: '2px',
  fontSize: '1rem',
  lineHeight: 1.4,
  color: color.inkSoft,
  '@media': {
    [media.beyondPhone]: {
      marginBlockStart: space.s2,
      fontSize: '1.0625rem',
      lineHeight: 1.5,
      color: color.ink,
      textWrap: 'balance',
    },
  },
});

export const ways = style({
  ...flexWrap,
  columnGap: space.s6,
  marginBlockStart: space.s2,
  '@media': {
    [large]: { flexDirection: 'column', alignItems: 'center', marginBlockStart: space.s8 },
  },
});

const way = { ...focusRing, ...typography.button, ...actionLink, textDecoration: 'none' } as const;

export const book = style({
  ...way,
  '@media': {
    [large]: {
      minBlockSize: size.button,
      paddingInline: '22px',
      border: `${vars.border.control} solid ${color.primary}`,
      borderRadius: radius.control,
      selectors: { '&:hover': { background: color.surface } },
    },
  },
});

const stitched = { ...stitchedLink, color: 'inherit', ':hover': {} } as const;

export const bookWords = style({
  ...stitched,
  '@media': {
    ...stitched['@media'],
    [large]: { paddingBlockEnd: 0, backgroundImage: 'none', textDecoration: 'none' },
  },
});

export const more = style({ ...way, '@media': { [large]: { paddingBlockStart: space.s1 } } });

export const moreWords = style({
  '@media': {
    [large]: {
      paddingBlockEnd: '2px',
      backgroundImage: stitchedLink.backgroundImage,
      backgroundPosition: 'bottom',
      backgroundSize: '100% 2px',
      backgroundRepeat: 'no-repeat',
    },
    [media.forcedColors]: { backgroundImage: 'none', textDecoration: 'underline dashed' },
  },
});
