import { globalStyle, style } from '@vanilla-extract/css';

const ink = 'var(--color-ink, CanvasText)';
const inkSoft = 'var(--color-ink-soft, CanvasText)';
const ground = 'var(--color-sunk, Canvas)';
const paper = 'var(--color-raised, Canvas)';
const line = 'var(--color-line-strong, GrayText)';
const focus = 'var(--color-focus, Highlight)';

/** In wider windows the tools and the offer fit into one row. */
const narrow = '(max-width: 79.999em)';
const belowWide = '(max-width: 63.999em)';
const wide = '(min-width: 64em)';
const widest = '(min-width: 80em)';
/** Nothing sticks in lower windows. */
const tall = '(min-height: 25.001em)';
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
    [belowWide]: { paddingInline: '12px' },
    [smallest]: { columnGap: '8px', paddingInline: '10px' },
    print: { display: 'none' },
  },
});

/** Takes no space. Its button is in a free part of the page's header. */
export const foldedStrip = style({
  ...type,
  position: 'relative',
  zIndex: 32,
  blockSize: 0,
  '@media': {
    [tall]: { position: 'sticky', insetBlockStart: 'var(--scenario-bar-size, 0px)' },
    print: { display: 'none' },
  },
});

// It would not stick beyond the space reserved for the expanded strip.
globalStyle(`div:has(> ${foldedStrip})`, { display: 'contents' });

export const status = style({
  margin: 0,
  flex: '1 1 0',
  minInlineSize: '180px',
  lineHeight: 1.25,
  '@media': {
    [narrow]: { fontSize: '0.75rem' },
    [smallest]: { flexGrow: 0, minInlineSize: '12.2ch' },
  },
});

export const longStatus = style([
  status,
  { '@media': { [smallest]: { flexGrow: 1, minInlineSize: '31ch' } } },
]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  '@media': {
    // The padding is for focus outlines.
    [narrow]: {
      flex: '3 1 0',
      minInlineSize: 0,
      margin: '-5px',
      padding: '5px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [smallest]: { gap: '4px' },
  },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [narrow]: { flex: '1 1 100%', paddingBlockEnd: '4px' } },
});

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

export const floatingButton = style([
  button,
  {
    position: 'absolute',
    insetBlockStart: '10px',
    // Left of the menu's button.
    insetInlineEnd: '72px',
    display: 'grid',
    placeContent: 'center',
    minInlineSize: '44px',
    padding: 0,
    fontSize: '0.75rem',
    lineHeight: 1.25,
    '@media': {
      '(min-width: 48em)': { insetInlineEnd: '84px' },
      // Right of the navigation.
      [wide]: { inset: '16px auto auto 35rem' },
      // Left of the wordmark.
      [widest]: { inset: '16px auto auto 24px' },
    },
    selectors: {
      // Left of the account's button.
      ':root[data-signed-in] &': {
        insetInlineEnd: '128px',
        '@media': {
          // The gap is smaller.
          '(max-width: 22.499em)': {
            insetInlineEnd: '120px',
            minInlineSize: '30px',
            fontSize: '0.625rem',
          },
          '(min-width: 48em)': { insetInlineEnd: '140px' },
          [wide]: { insetInlineEnd: 'auto' },
        },
      },
    },
  },
]);

export const plain = style({ display: 'contents' });

export const floatingStatus = style({
  position: 'absolute',
  insetBlockStart: '72px',
  insetInline: '12px',
  '@media': { [wide]: { insetBlockStart: '84px', insetInline: '24px' } },
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  maxInlineSize: '30rem',
  selectors: {
    '&:has(> button)': { padding: '4px 8px', border: brokenLine, background: paper },
  },
});

export const offer = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '4px',
});

export const offerLabel = style({ '@media': { '(max-width: 23.999em)': { display: 'none' } } });

/** Stays in view where the row is scrolled. */
export const decline = style([
  button,
  { '@media': { '(min-width: 30em)': { position: 'sticky', insetInlineEnd: 0 } } },
]);

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginBlock: '8px',
});

globalStyle(`${strip} > button`, {
  '@media': { [smallest]: { minInlineSize: '44px', paddingInline: '4px' } },
});

globalStyle(`${tools} > button, ${tools} > a, ${tools} > div > button`, {
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': { [smallest]: { paddingInline: '4px' } },
});

/** On two lines. */
globalStyle(`${tools} > ${offer} > button`, {
  minInlineSize: '44px',
  padding: '2px 3px',
  inlineSize: 'min-content',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  '@media': { [smallest]: { fontSize: '0.75rem' } },
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
  '@media': {
    [narrow]: { insetInlineEnd: '20px' },
    [belowWide]: { insetInlineStart: '12px', insetInlineEnd: 'auto' },
  },
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

/** A message of the user: indented, as on phones. */
export const reply = style([message, { marginInlineStart: '32px', background: ground }]);

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
