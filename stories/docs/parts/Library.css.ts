import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stitch } from '../../../src/theme/mixins.css.ts';
import { typography } from '../../../src/theme/typography.ts';
import { vars } from '../../../src/theme/vars.css.ts';

const { color, space } = vars;

export const search = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'grid',
  gap: space.s2,
  paddingBlock: space.s4,
  background: color.ground,
});

export const count = style({ ...typography.small, color: color.inkSoft });

export const section = style({
  ...stitch('top'),
  marginBlockStart: space.s7,
  paddingBlockStart: space.s7,
});

export const title = style({ ...typography.h2, marginBlockEnd: space.s5 });

const grid = (least: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    gap: `${space.s6} ${space.s5}`,
  }) as const;

export const drawings = style(grid('150px'));

export const wide = style(grid('400px'));

export const icons = style(grid('150px'));

export const drawing = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  minInlineSize: 0,
});

export const frame = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    blockSize: '168px',
    padding: space.s3,
    border: `${vars.border.hairline} solid ${color.line}`,
    borderRadius: vars.radius.sheet,
  },
  variants: {
    holds: {
      scene: { background: color.surface },
      // A white coat disappears on white.
      figure: { background: color.accentTint },
    },
  },
});

export const picture = style({ maxBlockSize: '144px', inlineSize: '100%', objectFit: 'contain' });

export const icon = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.s1,
  minInlineSize: 0,
});

export const words = style({
  ...typography.caption,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});
