import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gridCenter, square } from '../../../theme/mixins.css.ts';
import { color, media, radius, vars } from '../../../theme/vars.css.ts';

const crown = `22% 22% ${radius.archFoot} ${radius.archFoot} / 50% 50% ${radius.archFoot} ${radius.archFoot}`;

export const frame = recipe({
  base: {
    ...gridCenter,
    overflow: 'hidden',
    inlineSize: '100%',
    borderRadius: crown,
    background: color.primaryTint,
    color: color.primary,
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
  },
  variants: { size: { card: { aspectRatio: '540 / 236' }, page: { aspectRatio: '540 / 200' } } },
});

export const image = style({ ...square('100%'), objectFit: 'cover' });
