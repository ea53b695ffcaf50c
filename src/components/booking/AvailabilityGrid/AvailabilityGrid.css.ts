import { style } from '@vanilla-extract/css';
import { gridCenter, visuallyHidden } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, space, vars } from '../../../theme/vars.css.ts';

const columns = 'min(3.25rem, 24%) minmax(0, 1fr)';
export const grid = style({ containerType: 'inline-size' });

export const head = style({
  ...typography.caption,
  display: 'grid',
  gridTemplateColumns: columns,
  color: color.inkSoft,
});

export const hours = style({ position: 'relative', gridColumn: 2, blockSize: '1.75em' });

export const hour = style({
  position: 'absolute',
  fontSize: 'min(1em, 5cqi)',
  whiteSpace: 'nowrap',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  minBlockSize: '2.75rem',
  borderBlockStart: hairline,
  color: color.ink,
  selectors: { '&[data-state="off"]': { color: color.inkMuted } },
});

export const day = style({ ...typography.tag, textDecoration: 'none' });
export const track = style({ position: 'relative', blockSize: '1.875rem' });
export const line = style({ position: 'absolute', insetBlock: 0, borderInlineStart: hairline });

export const off = style({
  ...typography.small,
  position: 'relative',
  paddingInlineStart: space.s3,
});

export const window = style({
  ...typography.tag,
  position: 'absolute',
  insetBlock: 0,
  ...gridCenter,
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${color.primary}`,
  borderRadius: `${radius.sheet} ${radius.sheet} ${radius.archFoot} ${radius.archFoot}`,
  background: color.primaryTint,
  color: color.onPrimaryTint,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="leave"]': {
      borderStyle: 'dashed',
      background: 'transparent',
      color: color.inkSoft,
    },
  },
  '@media': { [media.forcedColors]: { borderWidth: '2px' } },
});

export const leave = style({ ...typography.small, gridColumn: 2, paddingBlockEnd: space.s1 });

export const label = style({
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 2.75rem)': visuallyHidden },
});

export const longLabel = style({
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 5.5rem)': visuallyHidden },
});

export const spoken = style(visuallyHidden);
