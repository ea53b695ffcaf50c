import { style } from '@vanilla-extract/css';
import {
  breakable,
  columns,
  focusRing,
  maxLines,
  stitchThread,
} from '../../../theme/mixins.css.ts';
import { yielding } from '../../../theme/wrapping.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

const overhang = space.s4;

export const agenda = style({
  marginInline: `calc(-1 * ${overhang})`,
  containerType: 'inline-size',
});

export const row = style({
  ...columns(`${space.s5} ${yielding(size.portraitS, size.portraitXs)} minmax(0, 1fr)`),
  gridTemplateAreas: `
    'mark time     time'
    'mark portrait who'
    'mark action   action'`,
  alignItems: 'center',
  gap: `${space.s2} ${space.s3}`,
  paddingBlock: space.s4,
  paddingInline: overhang,
  borderRadius: radius.control,
  selectors: { '&[data-state="now"]': { background: color.accentTint } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-state="now"]': { outline: '2px solid Highlight' } },
    },
  },
  '@container': {
    '(min-width: 36rem)': {
      gridTemplateColumns: `5.25rem ${space.s5} ${size.portraitS} minmax(0, 1fr) auto`,
      gridTemplateAreas: `'time mark portrait who action'`,
      columnGap: space.s4,
    },
  },
});

/** On paper, all visits of the day are shown. */
export const folded = style({
  '@media': {
    [media.print]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});

export const earlier = style({
  ...columns('auto minmax(0, 1fr)'),
  alignItems: 'center',
  columnGap: space.s3,
  minBlockSize: size.touchMin,
  paddingInline: overhang,
  borderRadius: radius.control,
  color: color.inkSoft,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: color.primary },
  selectors: { ...focusRing.selectors, '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const chevron = style({
  color: color.primary,
  transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const time = style({
  ...typography.bodyStrong,
  gridArea: 'time',
  fontVariantNumeric: 'tabular-nums',
});

export const thread = style({
  gridArea: 'mark',
  alignSelf: 'stretch',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  '::before': {
    ...stitchThread,
    content: '',
    position: 'absolute',
    insetBlock: `calc(-1 * ${space.s4})`,
  },
  selectors: {
    [`${row}[data-edge="first"] > &::before`]: { insetBlockStart: space.s4 },
    [`${row}[data-edge="last"] > &::before`]: { insetBlockEnd: 0 },
    [`${row}[data-edge="only"] > &::before`]: { display: 'none' },
  },
  '@container': {
    '(min-width: 36rem)': {
      alignItems: 'center',
      selectors: {
        [`${row}[data-edge="first"] > &::before`]: { insetBlockStart: '50%' },
        [`${row}[data-edge="last"] > &::before`]: { insetBlockEnd: '50%' },
      },
    },
  },
});

export const mark = style({
  position: 'relative',
  inlineSize: '16px',
  blockSize: '20px',
  marginBlockStart: space.s1,
  border: `${vars.border.selected} solid ${color.lineStrong}`,
  borderRadius: '8px 8px 3px 3px',
  background: color.ground,
  selectors: {
    [`${row}[data-state="done"] &`]: { borderColor: color.success, background: color.success },
    [`${row}[data-state="now"] &`]: { borderColor: color.accentText, background: color.accent },
  },
  '@container': { '(min-width: 36rem)': { marginBlockStart: 0 } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        [`${row}[data-state="done"] &`]: { borderColor: 'CanvasText', background: 'CanvasText' },
        [`${row}[data-state="now"] &`]: { borderColor: 'CanvasText', background: 'Highlight' },
      },
    },
  },
});

/** Beside the name, also if marks and buttons follow it. */
export const portrait = style({
  gridArea: 'portrait',
  display: 'grid',
  alignSelf: 'start',
  '@container': { '(min-width: 36rem)': { alignSelf: 'center' } },
});
export const who = style({ gridArea: 'who', ...breakable });

export const nowWords = style({
  ...typography.bodyStrong,
  gridRow: 'who',
  gridColumn: 'portrait-start / -1',
});

export const name = style({ ...typography.bodyStrong, color: color.ink });
export const about = style({ ...typography.quiet, ...maxLines(2) });

export const action = style({
  gridArea: 'action',
  display: 'grid',
  selectors: {
    [`${row}:is([data-state="done"], [data-state="missed"]) &`]: { justifyItems: 'start' },
  },
  '@container': {
    '(min-width: 36rem)': {
      minInlineSize: '8.5rem',
      selectors: {
        [`${row}:is([data-state="done"], [data-state="missed"]) &`]: { justifyItems: 'end' },
      },
    },
  },
});
