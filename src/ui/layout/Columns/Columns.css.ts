import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.css.ts';
import { media, space, vars } from '../../../theme/vars.css.ts';
import '../../../theme/gap.css.ts';

const { asideWidth, asideGap } = vars.layout;

const beside = (columns: string) => ({
  '@media': {
    [media.wide]: { gridTemplateColumns: columns, columnGap: asideGap, alignItems: 'start' },
  },
});

export const columns = style({ ...oneColumn });
export const asideLast = style(beside(`minmax(0, 1fr) ${asideWidth}`));
export const asideFirst = style(beside(`${asideWidth} minmax(0, 1fr)`));
export const apart = style({ '@media': { [media.wide]: { columnGap: space.s11 } } });
