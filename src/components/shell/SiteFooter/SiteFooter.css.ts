import { style } from '@vanilla-extract/css';
import {
  container,
  deepBand,
  flexCenter,
  flexWrap,
  focusRing,
  gridCenter,
  parapet,
  plainLink,
  square,
  stitch,
} from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, size, space, vars } from '../../../theme/vars.css.ts';

export const edge = style({ ...parapet, color: color.deep });
export const band = style([deepBand, { paddingBlock: `${space.s9} ${space.s8}` }]);
export const inside = style(container);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s8} ${space.s6}`,
  '@media': { [media.wide]: { gridTemplateColumns: '349px repeat(3, minmax(0, 1fr))' } },
});

export const about = style({
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
});

export const home = style({ ...plainLink, display: 'inline-block' });

export const sentence = style({
  marginBlock: `${space.s5} ${space.s4}`,
  maxInlineSize: '290px',
  textWrap: 'wrap',
  color: color.onDeepSoft,
});

export const networks = style({ display: 'flex', gap: space.s2 });

export const network = style({
  ...focusRing,
  ...gridCenter,
  ...square(size.touchMin),
  border: `${vars.border.hairline} solid ${color.lineOnDeep}`,
  borderRadius: radius.control,
  color: color.onDeep,
  ':hover': { color: color.accent },
});

export const sign = style({
  inlineSize: '18px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const heading = style({ ...typography.bodyStrong, marginBlockEnd: space.s1 });

export const link = style({
  ...plainLink,
  ...flexCenter,
  inlineSize: 'fit-content',
  minBlockSize: size.touchMin,
  paddingBlock: space.s2,
  color: color.onDeepSoft,
  overflowWrap: 'anywhere',
  ':hover': { color: color.onDeep, textDecoration: 'underline' },
});

export const closing = style([
  stitch('top'),
  typography.small,
  {
    ...flexWrap,
    justifyContent: 'space-between',
    gap: `${space.s3} ${space.s6}`,
    marginBlockStart: space.s8,
    paddingBlockStart: space.s5,
    color: color.onDeepSoft,
  },
]);

export const closingLink = style({
  ...focusRing,
  paddingBlock: '2px',
  borderRadius: radius.tag,
  color: 'inherit',
  ':hover': { color: color.onDeep },
});
