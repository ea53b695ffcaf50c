import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../src/theme/media.ts';
import { container, stitch } from '../../src/theme/mixins.css.ts';
import { typography } from '../../src/theme/typography.ts';
import { vars } from '../../src/theme/vars.css.ts';

const { color, space } = vars;
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

export const page = style({
  ...container,
  display: 'grid',
  gap: space.s5,
  paddingBlock: space.s6,
});

export const resource = style({
  ...stitch('top'),
  display: 'grid',
  gap: space.s4,
  paddingBlockStart: space.s5,
});

export const call = style({
  display: 'grid',
  gap: space.s2,
  minInlineSize: 0,
  padding: space.s4,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.raised,
});

export const callHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
});

export const signature = style({
  ...typography.body,
  fontFamily: mono,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const facts = style({ display: 'grid', gap: space.s2 });

export const fact = style({
  display: 'grid',
  gap: space.s1,
  minInlineSize: 0,
  '@media': { [media.medium]: { gridTemplateColumns: '180px minmax(0, 1fr)', gap: space.s4 } },
});

export const shape = style({ ...typography.small, fontFamily: mono, overflowWrap: 'anywhere' });

globalStyle(`${fact} > dt`, { color: color.inkSoft });
globalStyle(`${fact} > dd`, { minInlineSize: 0 });
