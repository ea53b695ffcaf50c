import { style } from '@vanilla-extract/css';

export const label = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: '0.4em',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.15em',
  blockSize: '1.15em',
  marginBlockStart: '0.15em',
});
