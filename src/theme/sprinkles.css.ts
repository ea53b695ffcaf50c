import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const layout = defineProperties({
  conditions: { compact: {}, medium: { '@media': media.medium }, wide: { '@media': media.wide } },
  defaultCondition: 'compact',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const rhythm = defineProperties({
  properties: {
    marginBlockStart: vars.space,
    marginBlockEnd: vars.space,
    flexGrow: ['1'],
    minInlineSize: ['0'],
  },
  shorthands: { marginTop: ['marginBlockStart'], marginBottom: ['marginBlockEnd'] },
});

/** Layout only. Colour, type and borders belong in component styles. */
export const sprinkles = createSprinkles(layout, rhythm);
