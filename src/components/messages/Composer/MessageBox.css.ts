import { createVar, style } from '@vanilla-extract/css';
import { size, vars } from '../../../theme/vars.css.ts';
import { input } from '../../../ui/forms/Field/Field.css.ts';

const MOST_LINES = 6;
const inset = createVar();

/** A hidden copy of the text sets the height, because some browsers lack `field-sizing`. */
export const frame = style({
  display: 'grid',
  minInlineSize: 0,
  vars: { [inset]: `calc((${size.input} - 1lh) / 2 - ${vars.border.error})` },
});

const cell = style({
  gridArea: '1 / 1',
  maxBlockSize: `calc(${MOST_LINES}lh + 2 * (${inset} + ${vars.border.error}))`,
  paddingBlock: inset,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-wrap',
});

export const box = style([input, cell, { display: 'block', resize: 'none', overflowY: 'auto' }]);

export const copy = style([
  input,
  cell,
  {
    borderWidth: vars.border.error,
    overflow: 'hidden',
    visibility: 'hidden',
    '::after': { content: 'attr(data-text) " "' },
  },
]);
