import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/vars.css.ts';
import { button, strip, type } from '../kit/demo.css.ts';
import { devices, GAP } from '../link/devices.ts';

const ground = 'var(--color-ground, Canvas)';
const surface = 'var(--color-surface, Canvas)';
const line = 'var(--color-line-strong, GrayText)';
const deep = 'var(--color-deep, CanvasText)';
const focus = 'var(--color-focus, Highlight)';

/** In px: the height of a caption, and the space around the devices. */
export const CAPTION = 28;
export const MARGIN = 16;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(420px, 1fr) auto',
  blockSize: '100dvh',
  background: ground,
});

export const header = style([strip, { paddingBlock: '4px' }]);

export const heading = style({
  margin: 0,
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 700,
});

export const main = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
});

export const switcher = style({
  ...type,
  fontSize: '0.8125rem',
  display: 'flex',
  gap: '8px',
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${line}`,
});

export const switchButton = style([
  button,
  {
    flex: '1 1 0',
    minInlineSize: 0,
    selectors: {
      '&[aria-pressed="true"]': { borderStyle: 'solid', boxShadow: `inset 0 -4px 0 ${focus}` },
    },
  },
]);

export const jumps = style({
  ...type,
  position: 'absolute',
  zIndex: 33,
  insetBlockStart: '8px',
  insetInlineStart: '20px',
  display: 'flex',
  gap: '8px',
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

export const space = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gridAutoFlow: 'column',
  placeContent: 'center',
  alignItems: 'end',
  gap: GAP,
  minBlockSize: 0,
  overflow: 'hidden',
});

export const device = style({ margin: 0 });

export const fillingDevice = style({ position: 'absolute', inset: 0, margin: 0 });

export const hiddenDevice = style([fillingDevice, { visibility: 'hidden' }]);

export const caption = style({
  ...type,
  overflow: 'hidden',
  blockSize: CAPTION,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: `${CAPTION}px`,
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const place = style({ position: 'relative', blockSize: '100%' });

const anyCasing = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  transformOrigin: '0 0',
  border: `1px solid ${line}`,
  background: deep,
});

/** A border of 1 px is part of the casing. */
export const casing = styleVariants({
  phone: [anyCasing, { padding: devices.phone.casing - 1, borderRadius: '48px' }],
  laptop: [
    anyCasing,
    {
      padding: devices.laptop.casing - 1,
      borderRadius: '18px 18px 0 0',
      '::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInline: -devices.laptop.overhang,
        blockSize: devices.laptop.base,
        border: `1px solid ${line}`,
        borderRadius: '0 0 16px 16px',
        background: surface,
      },
    },
  ],
});

export const screen = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: ground,
});

/** In place of a frame. */
export const helperPhone = style({
  ...type,
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  boxSizing: 'border-box',
  overflow: 'auto',
  blockSize: '100%',
  padding: '40px 24px 24px',
  borderRadius: 'inherit',
  background: surface,
  fontFamily: vars.font.text,
  fontSize: '1.0625rem',
});

/** Out of sight, but a scenario still presses its buttons. */
export const hiddenHelper = style([fillingDevice, { opacity: 0 }]);

/** Chromium paints a sticky bar up to 2 px beside its place in a scaled frame, so the edge is cut. */
const rounded = (radius: number) => ({
  borderRadius: radius,
  clipPath: `inset(2px round ${radius - 2}px)`,
});

globalStyle(`${casing.phone} > ${screen}`, rounded(36));
globalStyle(`${casing.laptop} > ${screen}`, rounded(4));
