import { style } from '@vanilla-extract/css';
import { arch, focusRing } from '../../../theme/mixins.css.ts';
import { color, media, size, vars } from '../../../theme/vars.css.ts';

export const cropWindow = style([
  focusRing,
  {
    ...arch,
    position: 'relative',
    justifySelf: 'center',
    inlineSize: `min(100%, ${size.portraitXl})`,
    background: color.sunk,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    ':active': { cursor: 'grabbing' },
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
  },
]);

/** Physical sides, because the crop does not depend on text direction. */
export const picture = style({
  position: 'absolute',
  top: 0,
  left: 0,
  maxInlineSize: 'none',
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
