import { globalStyle, style } from '@vanilla-extract/css';

const ink = 'var(--color-ink, CanvasText)';
const inkSoft = 'var(--color-ink-soft, CanvasText)';
const ground = 'var(--color-sunk, Canvas)';
const paper = 'var(--color-raised, Canvas)';
const line = 'var(--color-line-strong, GrayText)';
const focus = 'var(--color-focus, Highlight)';

const narrow = '(max-width: 63.999em)';
const smallest = '(max-width: 29.999em)';
const brokenLine = `1px dashed ${line}`;

export const type = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  letterSpacing: 0,
  color: ink,
} as const;

export const strip = style({
  ...type,
  fontSize: '0.8125rem',
  position: 'relative',
  zIndex: 32,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: '48px',
  paddingInline: '20px',
  borderBlockEnd: brokenLine,
  background: ground,
  '@media': {
    [narrow]: { alignContent: 'center', minBlockSize: '96px', paddingInline: '12px' },
    print: { display: 'none' },
  },
});

export const foldedStrip = style([
  strip,
  {
    justifyContent: 'end',
    minBlockSize: 0,
    '@media': { [narrow]: { minBlockSize: 0 } },
  },
]);

// Remove the space reserved for the expanded strip.
globalStyle(`div:has(> ${foldedStrip})`, { minBlockSize: 0 });

export const status = style({
  margin: 0,
  flex: '1 1 0',
  minInlineSize: '180px',
  '@media': {
    [narrow]: { fontSize: '0.75rem', lineHeight: 1.25 },
    [smallest]: { minInlineSize: '110px' },
  },
});

export const tools = style({
  display: 'flex',
  gap: '8px',
  '@media': {
    // The padding is for focus outlines.
    [narrow]: { flex: '1 1 100%', margin: '-5px', padding: '5px', overflowX: 'auto' },
    [smallest]: { gap: '4px' },
  },
});

export const choices = style([tools, { flexWrap: 'wrap' }]);

export const button = style({
  minBlockSize: '44px',
  padding: '6px 10px',
  border: brokenLine,
  borderRadius: '2px',
  background: paper,
  color: ink,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderStyle: 'solid' },
    '&:focus-visible': { outline: `3px solid ${focus}`, outlineOffset: '2px' },
    '&[aria-disabled="true"]': { color: inkSoft, cursor: 'default' },
  },
});

export const mainButton = style([button, { background: ink, color: ground }]);

export const smallButton = style([
  button,
  {
    fontSize: '0.75rem',
    borderColor: 'transparent',
    background: 'none',
    selectors: { '&:hover': { borderColor: line } },
  },
]);

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginBlock: '8px',
});

globalStyle(`${tools} > button, ${tools} > a, ${tools} > div > button`, {
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': { [smallest]: { paddingInline: '4px' } },
});

globalStyle(`${tools} > button > span, ${tools} > div > button > span`, {
  '@media': { [smallest]: { display: 'none' } },
});

export const disclosure = style({
  position: 'relative',
  '@media': { [narrow]: { position: 'static' } },
});

export const drawer = style({
  fontSize: '0.875rem',
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  inlineSize: '340px',
  maxInlineSize: 'calc(100vw - 24px)',
  maxBlockSize: 'calc(100dvh - 112px)',
  overflowY: 'auto',
  padding: '12px',
  border: brokenLine,
  background: paper,
  '@media': { [narrow]: { insetInlineStart: '12px', insetInlineEnd: 'auto' } },
});

export const box = style({
  ...type,
  padding: '16px',
  border: brokenLine,
  borderRadius: '2px',
  background: ground,
});

export const title = style({ margin: 0, fontWeight: 700 });

export const hint = style({ margin: 0, color: inkSoft, fontVariantNumeric: 'tabular-nums' });

export const list = style({
  display: 'grid',
  gap: '8px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});

export const account = style([
  button,
  {
    display: 'grid',
    inlineSize: '100%',
    minBlockSize: '48px',
    paddingBlock: '6px',
    textAlign: 'start',
  },
]);

export const number = style({
  fontWeight: 400,
  color: inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const message = style({
  padding: '12px',
  border: `1px solid ${line}`,
  borderRadius: '2px',
  background: paper,
  overflowWrap: 'anywhere',
});

export const text = style({ margin: 0 });

export const code = style({
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});

export const dialog = style({
  ...type,
  maxInlineSize: 'min(30rem, calc(100vw - 32px))',
  margin: 'auto',
  padding: '16px 20px 20px',
  border: brokenLine,
  background: paper,
});

export const dialogText = style({ marginBlock: '8px 16px' });

export const dialogTitle = style({ margin: 0, font: 'inherit', fontSize: '1rem', fontWeight: 700 });

export const buttonLink = style([
  button,
  { display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
]);

export const row = style({ display: 'flex', gap: '8px' });

export const rowLink = style([
  buttonLink,
  { flex: 'none', inlineSize: '4.5rem', fontSize: '0.75rem', textAlign: 'center' },
]);

export const panel = style({ display: 'grid', gap: '8px' });

export const field = style({ display: 'grid', gap: '4px', minInlineSize: 0 });

export const input = style({
  ...type,
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: '8px',
  border: `1px solid ${line}`,
  borderRadius: '2px',
  background: paper,
  selectors: { '&:focus-visible': { outline: `3px solid ${focus}`, outlineOffset: '2px' } },
});

export const file = style([input, { paddingBlock: '10px' }]);

export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '44px',
});

export const checkbox = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: ink,
  selectors: { '&:focus-visible': { outline: `3px solid ${focus}`, outlineOffset: '2px' } },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  flexBasis: '100%',
  paddingBlockEnd: '4px',
});

export const chipList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: '10px',
  border: `1px solid ${line}`,
  borderRadius: '2px',
  background: paper,
  overflowWrap: 'anywhere',
});

export const chipButton = style([
  button,
  { flex: 'none', minInlineSize: '44px', border: 'none', background: 'none' },
]);

export const problems = style({ flexBasis: '100%', overflowWrap: 'anywhere' });

export const problemList = style({ margin: 0, paddingInlineStart: '20px', paddingBlockEnd: '4px' });
