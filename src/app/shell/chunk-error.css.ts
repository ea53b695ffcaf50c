import { globalStyle } from '@vanilla-extract/css';
import { container } from '../../theme/mixins.css.ts';
import { vars } from '../../theme/vars.css.ts';

// A selector instead of a class keeps the first script small.
const note = '#root > p:first-child';

globalStyle(note, { ...container, paddingBlock: vars.space.s3 });
globalStyle(`${note} > a`, { color: vars.color.primary, textDecoration: 'underline' });
