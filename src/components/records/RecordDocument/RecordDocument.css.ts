import { style } from '@vanilla-extract/css';
import { yielding } from '../../../theme/room.ts';
import { typography } from '../../../theme/typography.ts';
import { media, vars } from '../../../theme/vars.css.ts';

export const sheet = style({
  maxInlineSize: '760px',
  padding: `${vars.space.s6} ${yielding(vars.space.s6, vars.space.s3)}`,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { padding: vars.space.s8 },
    [media.print]: { border: 0, padding: 0, background: 'none' },
  },
});

export const doctorName = style({ ...typography.bodyStrong });

export const quiet = style({ ...typography.small, color: vars.color.inkSoft });

export const notForPaper = style({ '@media': { [media.print]: { display: 'none' } } });
