import { style, styleVariants } from '@vanilla-extract/css';
import { container } from '../../../theme/mixins.css.ts';
import { media, space } from '../../../theme/vars.css.ts';

const { s6, s7, s8, s9, s12 } = space;
export const page = style(container);

export const padding = styleVariants({
  medium: { paddingBlock: `${s8} ${s12}` },
  large: { paddingBlock: `${s9} ${s12}` },
  trail: { paddingBlock: `${s6} ${s12}`, '@media': { [media.medium]: { paddingBlockStart: s9 } } },
  form: {
    paddingBlock: `${s7} ${s9}`,
    '@media': { [media.wide]: { paddingBlock: `${s9} ${s12}` } },
  },
  list: {
    paddingBlock: `${s6} ${s9}`,
    '@media': { [media.wide]: { paddingBlock: `${s9} ${s12}` } },
  },
});
