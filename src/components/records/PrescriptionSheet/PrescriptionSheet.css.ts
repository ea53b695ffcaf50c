import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

// Sizes of paper: points and millimetres, as a larger font of the browser does not make paper larger.

const black = 'black';
const line = `0.75pt solid ${black}`;
/** Browsers do not print backgrounds, so the stitches are a border. */
const stitches = `1.5pt dashed ${black}`;
const small = { fontSize: '9pt' } satisfies StyleRule;

export const sheet = style({
  position: 'relative',
  // A4 without its margins is 266 mm high. Letter paper is lower.
  minBlockSize: '240mm',
  background: 'white',
  color: black,
  fontFamily: vars.font.text,
  fontSize: '10.5pt',
  lineHeight: 1.4,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8mm',
  paddingBlockEnd: '4mm',
  borderBlockEnd: stitches,
});

export const doctor = style({
  marginBlockEnd: '1mm',
  fontFamily: vars.font.display,
  fontSize: '20pt',
  fontWeight: 700,
  lineHeight: 1.15,
});

export const visit = style({ flex: '0 1 45%', textAlign: 'end' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1mm 10mm',
  paddingBlock: '2.5mm',
  borderBlockEnd: line,
});

export const fact = style({ display: 'flex', gap: '2mm', minInlineSize: 0 });
export const strong = style({ margin: 0, fontWeight: 600 });

export const title = style({
  fontFamily: vars.font.text,
  fontSize: '10.5pt',
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: 'normal',
  breakAfter: 'avoid',
});

export const rx = style({
  marginBlock: '2mm 0',
  fontFamily: vars.font.display,
  fontSize: '18pt',
  fontWeight: 700,
  lineHeight: 1.2,
  breakAfter: 'avoid',
});

export const words = style({ whiteSpace: 'pre-wrap', marginBlockEnd: '2mm' });

export const table = style({
  inlineSize: '100%',
  marginBlockEnd: '4mm',
  tableLayout: 'fixed',
  fontSize: '9pt',
  lineHeight: 1.28,
});

export const row = style({ breakInside: 'avoid', borderBlockEnd: line });

export const cell = style({
  inlineSize: '13.5%',
  padding: '1mm 1.5mm',
  textAlign: 'start',
  verticalAlign: 'top',
});

export const number = style([cell, { inlineSize: '4.5%', paddingInlineStart: 0 }]);
export const medicine = style([cell, { inlineSize: '24%', fontWeight: 600 }]);
export const remarks = style([cell, { inlineSize: '31%' }]);

export const signature = style({
  inlineSize: '65mm',
  marginBlockStart: '6mm',
  marginInlineStart: 'auto',
  breakInside: 'avoid',
});

export const image = style({
  maxBlockSize: '22mm',
  inlineSize: 'auto',
  objectFit: 'contain',
  objectPosition: 'left bottom',
});

export const signed = style({ ...small, borderBlockStart: line, paddingBlockStart: '1mm' });

globalStyle(`${signed}:first-child`, { marginBlockStart: '16mm' });

export const foot = style({ position: 'absolute', insetBlockEnd: 0, insetInlineStart: 0 });

globalStyle(`${foot} *`, { color: 'inherit', fill: 'currentColor' });
globalStyle(`${foot} > span`, { ...small, fontSize: '11pt', gap: '1.5mm' });
globalStyle(`${foot} svg`, { inlineSize: '6mm' });
