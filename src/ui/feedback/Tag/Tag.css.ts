import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typography } from '../../../theme/typography.ts';
import { color, media, radius, space, vars } from '../../../theme/vars.css.ts';

export const tag = recipe({
  base: {
    ...typography.tag,
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    maxInlineSize: '100%',
    gap: '6px',
    padding: '2px 10px',
    borderRadius: radius.tag,
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
  },
  variants: {
    variant: {
      pending: { background: color.accentTint, color: color.accentText },
      scheduled: { background: color.infoTint, color: color.info },
      completed: { background: color.successTint, color: color.success },
      cancelled: { background: color.dangerTint, color: color.danger },
      neutral: { background: color.sunk, color: color.inkSoft },
      info: { background: color.infoTint, color: color.info },
    },
  },
});

export const sign = style({ flexShrink: 0, inlineSize: space.s4 });

globalStyle(`${sign} > svg`, { inlineSize: '100%', blockSize: 'auto' });
