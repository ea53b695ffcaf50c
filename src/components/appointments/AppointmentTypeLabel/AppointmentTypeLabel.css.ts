import { style } from '@vanilla-extract/css';
import { square } from '../../../theme/mixins.css.ts';

export const label = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: '0.4em',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const icon = style({ flexShrink: 0, ...square('1.15em'), marginBlockStart: '0.15em' });
