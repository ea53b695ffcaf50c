import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { scales } from './tokens.ts';
import { color, hairline, media, radius, size, space, vars } from './vars.css.ts';

export function columns(template: string) {
  return { display: 'grid', gridTemplateColumns: template } satisfies StyleRule;
}

export const oneColumn = columns('minmax(0, 1fr)');

/** Fits as many equal columns as possible, each at least `least` wide. */
export const tiles = (least: string) =>
  columns(`repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`);

export const flexColumn = { display: 'flex', flexDirection: 'column' } satisfies StyleRule;
export const gridCenter = { display: 'grid', placeItems: 'center' } satisfies StyleRule;
export const flexCenter = { display: 'flex', alignItems: 'center' } satisfies StyleRule;
export const flexWrap = { display: 'flex', flexWrap: 'wrap' } satisfies StyleRule;

export const breakable = { minInlineSize: 0, overflowWrap: 'anywhere' } satisfies StyleRule;

/** A tinted panel for something that needs the user's answer. */
export const accentPanel = {
  ...breakable,
  display: 'grid',
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.control,
  background: color.accentTint,
  color: color.ink,
  textAlign: 'start',
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
} satisfies StyleRule;

export const paperSheet = {
  border: hairline,
  borderRadius: radius.sheet,
  background: color.surface,
} satisfies StyleRule;

export function square(size: string) {
  return { inlineSize: size, blockSize: size } satisfies StyleRule;
}

export function maxLines(lines: number) {
  return {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  } satisfies StyleRule;
}

const stitchColor = createVar();

/** Stitch colour in forced-colours mode. `global.css.ts` sets it. */
export const systemStitch = createVar();

/** Heights of what sticks to the window's edges. Set on `html`. */
export const stuckAbove = createVar();
export const stuckBelow = createVar();

const ring: StyleRule = {
  outline: `${vars.border.focusRing} solid ${color.focus}`,
  outlineOffset: vars.border.focusOffset,
};

/** For selectors such as `:has(:focus-visible)`, where another element has focus. */
export const focusRingStyle = ring;

/** react-aria sets `data-focus-visible`. */
export const focusRing: StyleRule = {
  selectors: { '&:focus-visible': ring, '&[data-focus-visible]': ring },
};

export const plainLink = {
  ...focusRing,
  borderRadius: radius.tag,
  textDecoration: 'none',
} satisfies StyleRule;

export const actionLink = {
  ...flexCenter,
  display: 'inline-flex',
  minBlockSize: size.touchMin,
  borderRadius: radius.tag,
  color: color.primary,
  ':hover': { color: color.primaryHover },
} satisfies StyleRule;

export const deepBand: StyleRule = {
  background: color.deep,
  color: color.onDeep,
  vars: { [color.focus]: color.focusOnDeep, [stitchColor]: color.stitchOnDeep },
};

function dashes(stitch: 'rule' | 'current', direction: string, color: string): string {
  const [on, off] = scales.stitch[stitch].$value.dashArray.map((dash) => dash.value);
  return `repeating-linear-gradient(${direction}, ${color} 0 ${on}px, transparent ${on}px ${(on ?? 0) + (off ?? 0)}px)`;
}

const quiet = fallbackVar(
  systemStitch,
  `color-mix(in srgb, ${fallbackVar(stitchColor, color.lineStrong)} 55%, transparent)`,
);

const dashed = (direction: 'to right' | 'to bottom') => ({
  backgroundImage: dashes('rule', direction, quiet),
  backgroundRepeat: 'no-repeat',
});

/**
 * 9px dashes with 7px gaps along one edge. Must come first in a style list, to keep the
 * forced-colours fallback.
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

/** Apply to an `hr` or an empty block. */
export const stitchRule = {
  ...dashed('to right'),
  blockSize: '2px',
  border: 0,
  forcedColorAdjust: 'none',
} satisfies StyleRule;

export const stitchThread = {
  ...dashed('to bottom'),
  inlineSize: '2px',
  forcedColorAdjust: 'none',
} satisfies StyleRule;

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

export const currentStitch: StyleRule = {
  backgroundImage: dashes('current', 'to right', color.accent),
  backgroundPosition: 'bottom',
  backgroundSize: '100% 3px',
  backgroundRepeat: 'no-repeat',
  '@media': { [media.forcedColors]: { borderBlockEnd: '3px dashed Highlight' } },
};

export const stitchedLink: StyleRule = {
  ...focusRing,
  display: 'inline-block',
  paddingBlockEnd: '2px',
  backgroundImage: dashes('current', 'to right', 'currentColor'),
  backgroundPosition: 'bottom',
  backgroundSize: '100% 2px',
  backgroundRepeat: 'no-repeat',
  color: color.primary,
  textDecoration: 'none',
  ':hover': { color: color.primaryHover },
  '@media': {
    [media.forcedColors]: {
      backgroundImage: 'none',
      textDecoration: 'underline dashed',
      textUnderlineOffset: '0.3em',
    },
  },
};

/** The link covers its row, which must be `position: 'relative'`. */
export const rowLink: StyleRule = {
  ...focusRing,
  borderRadius: radius.tag,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color.primary, textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
};

/**
 * `ratio` is height / width. Uses percentages, because a crown of 9999px would shrink the foot radius.
 */
export function archRadius(ratio: number = scales.ratio.arch.$value): string {
  const foot = radius.archFoot;
  const crown = `${Number((50 / ratio).toFixed(2))}%`;
  return `50% 50% ${foot} ${foot} / ${crown} ${crown} ${foot} ${foot}`;
}

export const arch: StyleRule = {
  aspectRatio: `1 / ${vars.ratio.arch}`,
  borderRadius: archRadius(),
  overflow: 'hidden',
};

/** As a file, the footer's edge would be a request on every page. */
function tile(viewBox: string, path: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${path}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>]/g, encodeURIComponent)}")`;
}

const parapetTile = tile('0 0 48 36', "<path d='M0 32h48v4H0Zm3 4V24a21 21 0 0 1 42 0v12Z'/>");
const arcadeTile = tile(
  '0 0 48 34',
  "<path fill-rule='evenodd' d='M0 0h48v34H0Zm4 34v-6a20 20 0 0 1 40 0v6Z'/>",
);

const mask = (image: string, position: string, size: string): StyleRule => ({
  background: 'currentColor',
  forcedColorAdjust: 'none',
  mask: `${image} ${position} / ${size} repeat-x`,
});

/** Apply to an empty block. Set its `color` to the background of the band below. */
export const parapet: StyleRule = {
  ...mask(parapetTile, '50% 100%', `${vars.edge.parapetPitch} ${vars.edge.parapetHeight}`),
  blockSize: vars.edge.parapetHeight,
};

/** Apply to an empty block, and set `color`. */
export const arcade: StyleRule = {
  ...mask(arcadeTile, '50% 0', `${vars.edge.arcadePitch} 34px`),
  blockSize: '34px',
};

export const visuallyHidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // No margin at the inline start, which would make right-to-left pages scroll.
  marginBlock: '-1px',
  marginInlineEnd: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

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
