import { keyframes, style } from '@vanilla-extract/css';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style({ position: 'relative', display: 'grid', gap: vars.space.s6 });

/** Below a form, which is positioned, without moving what follows: it goes with hydration. On a fast line it never shows. */
export const late = style({
  ...typography.small,
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  textAlign: 'center',
  color: vars.color.inkSoft,
  animation: `${keyframes({ from: { visibility: 'hidden' } })} 1ms 1s backwards`,
});
