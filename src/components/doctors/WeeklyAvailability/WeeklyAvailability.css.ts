import { style } from '@vanilla-extract/css';
import { columns, visuallyHidden } from '../../../theme/mixins.css.ts';
import { typography } from '../../../theme/typography.ts';
import { color, hairline, media, radius, space, vars } from '../../../theme/vars.css.ts';

const crown = '50cqi';
const foot = radius.archFoot;

export const week = style({
  '@media': { [media.medium]: { ...columns('repeat(7, minmax(0, 1fr))'), gap: space.s2 } },
});

export const cell = style({
  borderBlockEnd: hairline,
  '@media': { [media.medium]: { containerType: 'inline-size', border: 0, display: 'grid' } },
});

export const day = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s2,
  selectors: { '&[data-state="off"]': { color: color.inkMuted } },
  '@media': {
    [media.medium]: {
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'start',
      gap: space.s1,
      minBlockSize: '100px',
      paddingBlock: `${space.s6} ${space.s3}`,
      border: `${vars.border.hairline} solid transparent`,
      borderRadius: `${crown} ${crown} ${foot} ${foot}`,
      textAlign: 'center',
      selectors: {
        '&[data-state="works"]': { background: color.primaryTint, color: color.onPrimaryTint },
        '&[data-state="off"]': { border: `${vars.border.hairline} dashed ${color.lineStrong}` },
      },
    },
  },
});

export const name = style({ ...typography.tag, textDecoration: 'none' });

export const windows = style({
  ...typography.small,
  textAlign: 'end',
  '@media': { [media.medium]: { ...typography.caption, textAlign: 'center', lineHeight: 1.3 } },
});

export const window = style({
  '@media': { [media.medium]: { display: 'grid', position: 'relative' } },
});

export const dash = style({ '@media': { [media.medium]: visuallyHidden } });
