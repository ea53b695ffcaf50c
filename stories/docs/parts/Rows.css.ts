import { style } from '@vanilla-extract/css';
import { typography } from '../../../src/theme/typography.ts';
import { color, media, space, vars } from '../../../src/theme/vars.css.ts';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

export const rows = style({
  display: 'grid',
  borderBlockStart: `${vars.border.hairline} solid ${color.line}`,
});

export const row = style({
  display: 'grid',
  gap: `${space.s1} ${space.s5}`,
  alignItems: 'baseline',
  minInlineSize: 0,
  paddingBlock: space.s3,
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const code = style({
  ...typography.small,
  color: color.inkSoft,
  fontFamily: mono,
  overflowWrap: 'anywhere',
});

export const note = style({ ...typography.small, color: color.inkSoft });

export const strong = style({ ...typography.bodyStrong });
