import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { scales } from './tokens.ts';
import { vars } from './vars.css.ts';

const stitchColor = createVar();

/** What a stitch is drawn with where the system chooses the colours; set by `global.css.ts`. */
export const systemStitch = createVar();

const ring: StyleRule = {
  outline: `${vars.border.focusRing} solid ${vars.color.focus}`,
  outlineOffset: vars.border.focusOffset,
};

/** The focus ring alone, for a part that shows another element's focus: put it under your own selector. */
export const focusRingStyle = ring;

/** The focus ring for the focused element itself, and for parts that react-aria marks with `data-focus-visible`. */
export const focusRing: StyleRule = {
  selectors: { '&:focus-visible': ring, '&[data-focus-visible]': ring },
};

/** A deep band (footer, next visit): its text, its focus ring and the stitches inside it suit the dark ground. */
export const deepBand: StyleRule = {
  background: vars.color.deep,
  color: vars.color.onDeep,
  vars: { [vars.color.focus]: vars.color.focusOnDeep, [stitchColor]: vars.color.stitchOnDeep },
};

function dashes(stitch: 'rule' | 'current', direction: string, color: string): string {
  const [on, off] = scales.stitch[stitch].$value.dashArray.map((dash) => dash.value);
  return `repeating-linear-gradient(${direction}, ${color} 0 ${on}px, transparent ${on}px ${(on ?? 0) + (off ?? 0)}px)`;
}

const quiet = fallbackVar(
  systemStitch,
  `color-mix(in srgb, ${fallbackVar(stitchColor, vars.color.lineStrong)} 55%, transparent)`,
);

const dashed = (direction: 'to right' | 'to bottom') => ({
  backgroundImage: dashes('rule', direction, quiet),
  backgroundRepeat: 'no-repeat',
});

/**
 * A running stitch, 9 on and 7 off, along one edge of the element. Put it first in a list of styles, so that what it
 * says about forced colours, which drop its dashes, is not overwritten.
 */
export function stitch(edge: 'top' | 'bottom'): StyleRule {
  const side = edge === 'top' ? 'borderBlockStart' : 'borderBlockEnd';
  return {
    ...dashed('to right'),
    backgroundPosition: edge,
    backgroundSize: '100% 2px',
    '@media': { [media.forcedColors]: { [side]: '2px dashed CanvasText' } },
  };
}

/** The running stitch as a rule of its own: an `hr` or an empty block, which forced colours leave alone. */
export const stitchRule = {
  ...dashed('to right'),
  blockSize: '2px',
  border: 0,
  forcedColorAdjust: 'none',
} satisfies StyleRule;

/** The running stitch from top to bottom, as an empty block that joins marks. */
export const stitchThread = {
  ...dashed('to bottom'),
  inlineSize: '2px',
  forcedColorAdjust: 'none',
} satisfies StyleRule;

/** A column that stands off from the one before it by a stitch at its start, unless it is empty. */
export const columnStitch = {
  position: 'relative',
  selectors: {
    '&:not(:empty)::before': {
      ...stitchThread,
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
    },
  },
} satisfies StyleRule;

/** The marigold stitch under what is current: the page in the navigation, the step, the row of now. */
export const currentStitch: StyleRule = {
  backgroundImage: dashes('current', 'to right', vars.color.accent),
  backgroundPosition: 'bottom',
  backgroundSize: '100% 3px',
  backgroundRepeat: 'no-repeat',
  '@media': { [media.forcedColors]: { borderBlockEnd: '3px dashed Highlight' } },
};

/** A link told by a stitch under its words instead of a line: See More, Login, Add to calendar. */
export const stitchedLink: StyleRule = {
  ...focusRing,
  display: 'inline-block',
  paddingBlockEnd: '2px',
  backgroundImage: dashes('current', 'to right', 'currentColor'),
  backgroundPosition: 'bottom',
  backgroundSize: '100% 2px',
  backgroundRepeat: 'no-repeat',
  color: vars.color.primary,
  textDecoration: 'none',
  ':hover': { color: vars.color.primaryHover },
  '@media': {
    [media.forcedColors]: {
      backgroundImage: 'none',
      textDecoration: 'underline dashed',
      textUnderlineOffset: '0.3em',
    },
  },
};

/** A link that makes all of its row lead there: the row is `position: 'relative'`. */
export const rowLink: StyleRule = {
  ...focusRing,
  borderRadius: vars.radius.tag,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
};

/**
 * The corners of an arch: a crown half as high as the box is wide, and small feet.
 * `ratio` is the height of the box divided by its width; percentages keep the feet at 6px, which 9999px would not.
 */
export function archRadius(ratio: number = scales.ratio.arch.$value): string {
  const foot = vars.radius.archFoot;
  const crown = `${Number((50 / ratio).toFixed(2))}%`;
  return `50% 50% ${foot} ${foot} / ${crown} ${crown} ${foot} ${foot}`;
}

/** An arch-shaped window: give it a width, and it keeps its height. */
export const arch: StyleRule = {
  aspectRatio: `1 / ${vars.ratio.arch}`,
  borderRadius: archRadius(),
  overflow: 'hidden',
};

const mask = (file: string, position: string, size: string): StyleRule => ({
  background: 'currentColor',
  forcedColorAdjust: 'none',
  mask: `url(${file}) ${position} / ${size} repeat-x`,
});

/** A row of round merlons that tops a deep band: an empty block whose `color` is the band's ground. */
export const parapet: StyleRule = {
  ...mask(
    '/art/edges/parapet-tile.svg',
    '50% 100%',
    `${vars.edge.parapetPitch} ${vars.edge.parapetHeight}`,
  ),
  blockSize: vars.edge.parapetHeight,
};

/** The arcade that closes a banner: an empty block whose `color` is the band of the arches. */
export const arcade: StyleRule = {
  ...mask('/art/edges/arcade-tile.svg', '50% 0', `${vars.edge.arcadePitch} 34px`),
  blockSize: '34px',
};

/** For people who listen to the page: there, but not drawn. */
export const visuallyHidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // Takes no room; not on the side where reading begins, beyond which a page from right to left would scroll.
  marginBlock: '-1px',
  marginInlineEnd: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** The page's column: 1120px at most, with the gutters of each screen size. */
export const container: StyleRule = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.containerMax} + 2 * ${vars.layout.gutterMobile})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutterMobile,
  '@media': {
    [media.medium]: {
      maxInlineSize: `calc(${vars.layout.containerMax} + 2 * ${vars.layout.gutterTablet})`,
      paddingInline: vars.layout.gutterTablet,
    },
    [media.full]: {
      maxInlineSize: `calc(${vars.layout.containerMax} + 2 * ${vars.layout.gutterDesktop})`,
      paddingInline: vars.layout.gutterDesktop,
    },
  },
};
