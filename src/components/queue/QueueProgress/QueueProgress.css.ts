import { style } from '@vanilla-extract/css';
import { columns, gridCenter, square, stitchThread } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const number = style({ ...typography.figure, margin: 0, overflowWrap: 'anywhere' });

export const step = style({
  ...columns(`${space.s6} minmax(0, 1fr)`),
  gridTemplateAreas: `'mark name' 'mark time'`,
  alignItems: 'center',
  columnGap: space.s3,
  padding: `${space.s3} ${space.s3}`,
  borderRadius: radius.control,
  selectors: { '&[data-state="now"]': { background: color.accentTint } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `${space.s6} minmax(0, 1fr) auto`,
      gridTemplateAreas: `'mark name time'`,
    },
    [media.forcedColors]: {
      selectors: { '&[data-state="now"]': { outline: '2px solid Highlight' } },
    },
  },
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
    insetBlock: `calc(-1 * ${space.s3})`,
  },
  selectors: {
    [`${step}:first-child > &::before`]: { insetBlockStart: space.s3 },
    [`${step}:last-child > &::before`]: { insetBlockEnd: 'auto', blockSize: space.s5 },
    [`${step}:only-child > &::before`]: { display: 'none' },
  },
});

export const mark = style({
  position: 'relative',
  ...gridCenter,
  inlineSize: '22px',
  blockSize: '26px',
  border: `${vars.border.selected} solid ${color.lineStrong}`,
  borderRadius: '11px 11px 4px 4px',
  background: color.ground,
  color: color.surface,
  selectors: {
    [`${step}[data-state="done"] &`]: { borderColor: color.success, background: color.success },
    [`${step}[data-state="now"] &`]: { borderColor: color.accentText, background: color.accent },
    [`${step}[data-state="cancelled"] &`]: { borderColor: color.danger, background: color.danger },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
      selectors: {
        [`${step}[data-state="done"] &`]: { borderColor: 'CanvasText', background: 'Canvas' },
        [`${step}[data-state="now"] &`]: { borderColor: 'CanvasText', background: 'Highlight' },
        [`${step}[data-state="cancelled"] &`]: { borderColor: 'CanvasText', background: 'Canvas' },
      },
    },
  },
});

export const sign = style({ ...square('12px') });

export const name = style({
  ...typography.bodyStrong,
  gridArea: 'name',
  selectors: { [`${step}[data-state="open"] &`]: { ...typography.body, color: color.inkMuted } },
});

export const time = style({
  ...typography.quiet,
  gridArea: 'time',
  fontVariantNumeric: 'tabular-nums',
});
