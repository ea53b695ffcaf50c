import { style } from '@vanilla-extract/css';
import { stitch } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { color, space, vars } from '../../../src/theme/vars.css.ts';

export const title = style({
  ...typography.h2,
  ...stitch('top'),
  marginBlockStart: space.s6,
  paddingBlock: `${space.s6} ${space.s3}`,
});

export const entry = style({
  display: 'grid',
  gap: space.s1,
  paddingBlock: space.s4,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  alignItems: 'center',
});

export const signature = style({
  ...typography.bodyStrong,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '1rem',
  overflowWrap: 'anywhere',
});

export const about = style({ color: color.inkSoft });

export const facts = style({ ...typography.small, color: color.inkSoft, overflowWrap: 'anywhere' });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s4}` });
